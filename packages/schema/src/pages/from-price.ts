/** A price as a lowest price. Words such as "on request" or "from ₹500" stay as they are. */
export const fromPrice = (price: string, from = 'From'): string =>
  /^\D{0,4}\d/.test(price) ? `${from} ${price}` : price;
