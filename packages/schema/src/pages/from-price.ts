/** Adds "From" to a price. A price that begins with words, such as "on request" or "from ₹500", stays unchanged. */
export const fromPrice = (price: string, from = 'From'): string =>
  /^\D{0,4}\d/.test(price) ? `${from} ${price}` : price;
