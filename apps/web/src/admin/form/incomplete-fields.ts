/** The names of the date fields in which a part is missing, such as the time: browsers give them the value of an empty field. */
export function incompleteFields(): string[] {
  const inputs = document.querySelectorAll<HTMLInputElement>('input[data-field]');
  return Array.from(inputs).flatMap(({ validity, dataset }) => (validity.badInput && dataset.field) || []);
}
