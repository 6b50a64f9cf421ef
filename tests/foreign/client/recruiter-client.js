/**
 * The small client of this project, in Node and in the browser.
 *
 * @typedef {{ ok: true, data: any } | { ok: false, why: string }} Outcome
 */
export class RecruiterClient {
  /** @type {string} */ #url;
  /** @type {Record<string, string>} */ #headers;
  /** @type {string} */ #cookie = '';
  /** @type {number} */ #patience;

  /**
   * @param {string} url
   * @param {{ headers?: Record<string, string>, patience?: number }} options
   */
  constructor(url, { headers = {}, patience = 2000 } = {}) {
    this.#url = `${url}/api/recruiter`;
    this.#headers = headers;
    this.#patience = patience;
  }

  /** @param {string} email @param {string} password */
  signIn(email, password) {
    return this.#ask('POST', '/user/login', { email, password });
  }

  /** @param {string} email */
  forgotPassword(email) {
    return this.#ask('POST', '/forgotpassword', { email });
  }

  /** @param {string} email @param {string} code */
  enterCode(email, code) {
    return this.#ask('POST', '/verifyotplogin', { email, otp: Number(code) });
  }

  /** @param {string} recruiterId */
  activeJobs(recruiterId) {
    return this.#ask('GET', `/opportunity/getActiveOpportunityPostsById/${recruiterId}`);
  }

  /**
   * A busy service is asked three times.
   *
   * @param {string} method @param {string} path @param {object} [body]
   * @returns {Promise<Outcome>}
   */
  async #ask(method, path, body) {
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#askOnce(method, path, body);
      if (outcome.ok || outcome.why !== 'busy' || attempt === 3) return outcome;
    }
  }

  /**
   * @param {string} method @param {string} path @param {object} [body]
   * @returns {Promise<Outcome>}
   */
  async #askOnce(method, path, body) {
    try {
      const response = await fetch(this.#url + path, {
        method,
        credentials: 'include',
        headers: {
          ...this.#headers,
          ...(body && { 'content-type': 'application/json' }),
          ...(this.#cookie && { cookie: this.#cookie }),
        },
        signal: AbortSignal.timeout(this.#patience),
        ...(body && { body: JSON.stringify(body) }),
      });
      // A browser keeps cookies by itself, and shows none.
      const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      if (cookies.length > 0) this.#cookie = cookies.join('; ');
      return await read(response);
    } catch (error) {
      const { name } = /** @type {Error} */ (error);
      return {
        ok: false,
        why: name === 'TimeoutError' ? 'no answer' : name === 'SyntaxError' ? 'half an answer' : 'no connection',
      };
    }
  }
}

/** @param {Response} response @returns {Promise<Outcome>} */
async function read(response) {
  const wait = response.headers.get('retry-after');
  if (response.status === 429) return { ok: false, why: `again in ${wait} s` };
  if (response.status === 503) return { ok: false, why: 'busy' };
  const data = await response.json();
  return response.ok && data.error !== true ? { ok: true, data } : { ok: false, why: data.message };
}
