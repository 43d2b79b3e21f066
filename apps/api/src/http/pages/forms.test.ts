import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { bodies } from '../../testing/content.ts';
import { type Headers, HOST, ORIGIN, testForms } from '../../testing/forms.ts';

const { contact, call, service } = bodies;
const servicePage = service.href;
const day = (iso: string) => ({ ...call, preferredDate: iso });

describe('a valid form', () => {
  test('of the contact page is stored and redirects to the thank-you page', async () => {
    const { post, sendAsAdmin } = await testForms();
    const response = await post('/contact', { ...contact, message: 'Two lines,\r\nas browsers send them.' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/contact?sent=contact']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await sendAsAdmin('GET', '/api/contact-submissions')).body).toMatchObject([
      { ...contact, message: 'Two lines,\nas browsers send them.', service: null },
    ]);
  });

  test('of the call page is stored with the selected day', async () => {
    const { post, sendAsAdmin } = await testForms();
    const response = await post('/schedule-call', { ...call, company: '' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toMatch(
      /^\/schedule-call\?sent=call&booked=2025-06-10%2010%3A30%20AM%201\.[\w-]{22}$/,
    );
    expect((await sendAsAdmin('GET', '/api/call-schedules')).body).toMatchObject([
      { name: call.name, company: null, preferredDate: '2025-06-10T00:00:00.000Z', preferredTime: '10:30 AM' },
    ]);
  });

  test('of a service is stored with the name of the service', async () => {
    const { add, post, sendAsAdmin } = await testForms();
    await add('service');
    const response = await post(servicePage, contact);
    expect([response.statusCode, response.headers.location]).toEqual([303, `${servicePage}?sent=enquiry`]);
    expect((await sendAsAdmin('GET', '/api/contact-submissions')).body).toMatchObject([{ service: service.title }]);
  });

  test('with a filled-in honeypot field redirects too, and is stored as spam with the reason', async () => {
    const { post, leads } = await testForms();
    for (const website of ['https://spam.example', 'x'.repeat(600)]) {
      const response = await post('/contact', { ...contact, website });
      expect([response.statusCode, response.headers.location]).toEqual([303, '/contact?sent=contact']);
    }
    const spam = { stage: 'spam', spamReason: 'A field that people do not see was filled in' };
    expect(await leads()).toMatchObject([spam, spam]);
  });

  test('is stored once even if it is sent several times, and again with other content or another key', async () => {
    const { post, leads } = await testForms();
    const keyed = { ...contact, submissionKey: '2025-06-02' };
    for (let sent = 0; sent < 3; sent += 1) expect((await post('/contact', keyed)).statusCode).toBe(303);
    expect(await leads()).toHaveLength(1);
    await post('/contact', { ...keyed, email: 'other@client.example' });
    await post('/contact', { ...keyed, submissionKey: '2025-06-03' });
    expect(await leads()).toHaveLength(3);
  });

  test('is stored with the page of this site that it was sent from', async () => {
    const { post, leads } = await testForms();
    const referers = [`${ORIGIN}/contact?utm_source=x`, 'https://other.example/page', 'nowhere', undefined];
    for (const referer of referers) await post('/contact', contact, { referer });
    expect((await leads()).map(({ landingPage }) => landingPage)).toEqual(['/contact', null, null, null]);
  });
});

describe('an invalid form', () => {
  test('is shown again with the typed values and the errors of its fields', async () => {
    const { post, rendered, stored } = await testForms();
    const typed = { name: 'R', email: 'ravi', message: 'A website, please.' };
    const response = await post('/contact', { ...typed, id: '7', other: 'x' });
    expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(rendered).toHaveLength(1);
    expect(rendered[0]).toMatchObject({
      url: '/contact',
      form: {
        values: typed,
        issues: [
          { path: 'name', message: 'Name must be at least 2 characters' },
          { path: 'email', message: 'Invalid email format' },
        ],
        message: 'Name must be at least 2 characters',
      },
    });
    expect(await stored()).toEqual([]);
  });

  test('has the error of the schema for each missing field', async () => {
    const { post, rendered } = await testForms();
    expect((await post('/schedule-call', '')).statusCode).toBe(400);
    expect(rendered[0]?.form?.issues).toEqual([
      { path: 'name', message: 'Name must be at least 2 characters' },
      { path: 'phone', message: 'Invalid phone number format' },
      { path: 'email', message: 'Invalid email format' },
      { path: 'preferredDate', message: 'Please select a preferred date' },
      { path: 'preferredTime', message: 'Please select a preferred time' },
    ]);
  });

  test('includes a form with a day or time that has passed in India, or with a time that is not offered', async () => {
    // 23:00 on 9 June in New Delhi is still the afternoon in London.
    const { post, setTime, rendered, stored } = await testForms();
    setTime('2025-06-09T17:30:00.000Z');
    const issue = async (fields: Record<string, string>) => {
      expect((await post('/schedule-call', fields)).statusCode).toBe(400);
      return rendered.at(-1)?.form?.issues;
    };
    const late = 'This time has passed. Please select a later one';
    expect(await issue(day('2025-06-08'))).toEqual([
      { path: 'preferredDate', message: 'Please select today or a later day' },
    ]);
    expect(await issue(day('2025-06-09'))).toEqual([{ path: 'preferredTime', message: late }]);
    expect(await issue({ ...call, preferredTime: '3:15 AM' })).toEqual([
      { path: 'preferredTime', message: 'Please select a preferred time' },
    ]);
    expect(await issue({ ...day('2025-06-09'), name: 'R' })).toEqual([
      { path: 'name', message: 'Name must be at least 2 characters' },
      { path: 'preferredTime', message: late },
    ]);
    expect(await stored()).toEqual([]);
    expect((await post('/schedule-call', day('2025-06-10'))).statusCode).toBe(303);
  });

  test('answers 404 for an unknown service, an inactive one and a landing page', async () => {
    const { add, post, stored } = await testForms();
    await add('service', { active: false });
    for (const url of [servicePage, '/services/nothing', '/services/web-app-development']) {
      expect((await post(url, contact)).statusCode, url).toBe(404);
    }
    expect(await stored()).toEqual([]);
  });

  test('has the status of the page when that is not 200', async () => {
    const { post } = await testForms({}, 503);
    expect((await post('/contact', {})).statusCode).toBe(503);
  });
});

describe('a form from another site', () => {
  test('answers 403, is not stored, and is shown again with the typed values', async () => {
    const { post, rendered, stored } = await testForms();
    const rejected: Headers[] = [
      { origin: 'https://evil.example' },
      { origin: `${ORIGIN}.evil.example` },
      { origin: 'null' },
      { origin: 'null', referer: `${ORIGIN}/contact` },
      { origin: undefined, referer: 'https://evil.example/contact' },
      { origin: undefined, referer: 'contact' },
      { origin: undefined, 'sec-fetch-site': 'none' },
      { origin: 'null', 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'none' },
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of rejected) {
      expect((await post('/contact', contact, headers)).statusCode, JSON.stringify(headers)).toBe(403);
    }
    expect(rendered.map(({ form }) => form)).toEqual(
      rejected.map(() => ({
        values: expect.objectContaining(contact),
        issues: [],
        message: expect.stringContaining('not sent from our own page'),
      })),
    );
    expect(await stored()).toEqual([]);
  });

  test('is recognised by origin, host and Sec-Fetch-Site: those of this site are accepted', async () => {
    const { post, stored } = await testForms({ PUBLIC_URL: 'https://www.agency.example' });
    const accepted: Headers[] = [
      { origin: 'https://www.agency.example' },
      { origin: ORIGIN },
      { origin: 'https://agency.example' },
      { origin: undefined, 'sec-fetch-site': 'same-origin' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      { origin: ORIGIN, 'sec-fetch-site': 'none' },
      { origin: undefined, referer: `${ORIGIN}/contact`, 'sec-fetch-site': 'none' },
      { origin: undefined, referer: `${ORIGIN}/contact` },
      { origin: undefined, referer: 'https://www.agency.example/contact' },
    ];
    for (const headers of accepted) {
      expect((await post('/contact', contact, headers)).statusCode, JSON.stringify(headers)).toBe(303);
    }
    expect(await stored()).toHaveLength(accepted.length);
  });
});

test('accepts a form without Origin, Referer and Sec-Fetch-Site', async () => {
  const { post, stored } = await testForms();
  expect((await post('/contact', contact, { origin: undefined })).statusCode).toBe(303);
  expect(await stored()).toHaveLength(1);
});

test('removes NUL characters from the values of a form that is shown again', async () => {
  const { post, rendered, stored } = await testForms();
  const typed = { ...contact, email: '\0ravi@\0example.com' };
  expect((await post('/contact', typed)).statusCode).toBe(400);
  expect(rendered[0]?.form?.values).toMatchObject(contact);
  expect(rendered[0]?.form?.issues).toMatchObject([{ path: 'email' }]);
  expect(await stored()).toEqual([]);
});

describe('a limit', () => {
  test('on leads counts forms and API requests together, and shows the typed values again', async () => {
    const { post, send, rendered, stored } = await testForms({ RATE_LIMIT_LEADS: '1' });
    expect((await post('/contact', contact)).statusCode).toBe(303);
    const response = await post('/contact', contact);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '600']);
    expect(rendered.at(-1)?.form).toEqual({
      values: expect.objectContaining(contact),
      issues: [],
      message: 'Too many attempts. Please try again in 10 minutes.',
    });
    expect((await send('POST', '/api/contact', contact)).status).toBe(429);
    expect(await stored()).toHaveLength(1);
  });

  test('on the size of a form answers 413, also to another site', async () => {
    const { post, rendered } = await testForms();
    const large = { ...contact, message: 'x'.repeat(600_000) };
    for (const origin of [ORIGIN, 'https://evil.example']) {
      expect((await post('/contact', large, { origin })).statusCode).toBe(413);
    }
    expect(rendered.at(-1)?.form?.message).toBe('This is too much to send at once. Please shorten your message.');
  });
});

describe('the body of a form', () => {
  test('may contain the longest message in any script', async () => {
    const { post, stored } = await testForms();
    const body = new URLSearchParams({ ...contact, message: 'अ'.repeat(5_000) }).toString();
    expect(body.length).toBeGreaterThan(45_000);
    expect((await post('/contact', body)).statusCode).toBe(303);
    expect(await stored()).toHaveLength(1);
  });

  test('beyond 64 KiB or 50 parameters is refused with 413, also with a filled-in honeypot field', async () => {
    const { post, rendered } = await testForms();
    const refused = [`message=${'%3C'.repeat(22_000)}`, `website=a${'&a'.repeat(50)}`, '&'.repeat(50)];
    for (const body of refused) {
      expect((await post('/contact', body)).statusCode, body.slice(0, 20)).toBe(413);
    }
    expect(rendered.map(({ form }) => form?.values)).toEqual(refused.map(() => ({})));
    expect((await post('/contact', `website=a${'&a'.repeat(49)}`)).statusCode).toBe(400);
  });

  test('is shown again with each value cut at twice the length that its field allows', async () => {
    const { post, rendered } = await testForms();
    const values = Object.fromEntries(Object.keys({ ...call, ...contact }).map((name) => [name, 'x'.repeat(12_000)]));
    expect((await post('/schedule-call', { ...values, message: '' })).statusCode).toBe(413);
    for (const [name, length] of Object.entries({ name: 200, email: 510, company: 400, phone: 100 })) {
      expect((await post('/schedule-call', { [name]: 'x'.repeat(12_000) })).statusCode, name).toBe(400);
      expect(rendered.at(-1)?.form?.values[name], name).toHaveLength(length);
    }
    expect((await post('/contact', { message: 'x'.repeat(12_000) })).statusCode).toBe(400);
    expect(rendered.at(-1)?.form?.values.message).toHaveLength(10_000);
  });
});

test('accepts forms only on the pages with a form, and only forms there', async () => {
  const { post, send, stored } = await testForms();
  for (const url of ['/api/contact', '/api/schedule-call', '/api/admin/login', '/trpc/contact.send']) {
    expect((await post(url, contact)).statusCode, url).toBe(415);
  }
  for (const url of ['/', '/about', '/blog/contact', '/services']) {
    const { statusCode } = await post(url, contact);
    expect([404, 415], url).toContain(statusCode);
  }
  const json = await send('POST', '/contact', contact, { host: HOST, origin: ORIGIN });
  expect(json.status).toBe(415);
  expect(await stored()).toEqual([]);
});

test('answers 503 to forms while the server is starting', async () => {
  const { app } = await testApp({ deps: { lifecycle: { phase: 'starting' } } });
  const headers = { host: HOST, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' };
  const response = await app.inject({ method: 'POST', url: '/contact', headers, payload: '' });
  expect(response.statusCode).toBe(503);
});
