/** Event on `window`, and `data-hydrated` on <html>: React has hydrated the page. */
export const HYDRATED = 'hydrated';

/** Marks a form that React submits differently: a submit before hydration is held, then repeated after it. */
export const WAITS_FOR_HYDRATION = 'data-waits-for-hydration';
