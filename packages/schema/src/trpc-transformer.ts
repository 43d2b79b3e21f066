/** How tRPC inputs are sent: as plain JSON. The server and the browser need the same transformer. */
export const plainJson = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };
