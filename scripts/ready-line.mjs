/** The line that the server prints when it is ready. Playwright sets the variable SITE_URL to the group. */
export const readyLine = /^Ready on (?<site_url>\S+)\n/m;

/**
 * The URL of a server that has printed this output; undefined until it is ready.
 * @param {string} output
 */
export const readyUrl = (output) => readyLine.exec(output)?.groups?.site_url;
