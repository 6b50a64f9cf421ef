import { describe, expect, it } from 'vitest';
import { DatabaseRefusal } from './connection.ts';

describe('a refusal of the database', () => {
  it.each([
    [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'self-signed certificate; if the root CA is installed locally, try running Node.js with --use-system-ca',
      /^self-signed certificate \(name the file of its certificate authority with sslrootcert in DATABASE_URL, or .+sslmode=no-verify.+\)$/,
    ],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unable to get local issuer certificate', /sslrootcert.+sslmode=no-verify/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate', /sslrootcert.+sslmode=no-verify/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'Hostname/IP does not match', /use a host name of its certificate.+no-verify/],
    ['ERR_OSSL_PEM_NO_START_LINE', 'PEM routines::no start line', /\(correct sslrootcert, sslcert or sslkey/],
    ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', /^connect ECONNREFUSED 127\.0\.0\.1:5432$/],
  ])('for %s names the remedy, if there is one', (code, message, sentence) => {
    expect(new DatabaseRefusal(Object.assign(new Error(message), { code })).message).toMatch(sentence);
  });
});
