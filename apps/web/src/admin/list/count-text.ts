const number = new Intl.NumberFormat('en-US');

/** "1,234 projects". */
export const countText = (total: number, { one, many }: { one: string; many: string }) =>
  `${number.format(total)} ${total === 1 ? one : many}`;
