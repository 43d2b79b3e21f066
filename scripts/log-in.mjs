/**
 * Logs in over REST and returns the session token.
 * @param {string} url the URL of the server
 * @param {{ username: string, password: string }} credentials
 */
export async function logIn(url, credentials) {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`The login failed with status ${response.status}`);
  const { sessionId: token } = /** @type {{ sessionId: string }} */ (await response.json());
  return token;
}
