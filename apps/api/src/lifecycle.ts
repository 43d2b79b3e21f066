/** Where the process stands: only a ready one answers anything but 503. */
export type Lifecycle = { phase: 'starting' | 'ready' | 'stopping' };
