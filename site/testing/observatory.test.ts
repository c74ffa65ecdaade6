import { expect, it } from "vitest";
import { gradeOf } from "./observatory.ts";

const hsts = { "strict-transport-security": "max-age=31536000" };
const nosniff = { "x-content-type-options": "nosniff" };

/** Scores that mdn-http-observatory 1.6.3 gave these headers. */
it.each([
  [30, {}],
  [115, { ...hsts, ...nosniff, "content-security-policy": "default-src 'none'; frame-ancestors 'none'" }],
  [
    45,
    {
      "content-security-policy": "default-src 'self'; script-src 'self' 'unsafe-inline'",
      "strict-transport-security": "max-age=100",
    },
  ],
  [
    85,
    {
      ...{ ...hsts, ...nosniff, "referrer-policy": "unsafe-url" },
      "content-security-policy": "default-src 'self'; img-src http://a.example; frame-ancestors 'self'",
    },
  ],
])("gives the %i points that the MDN Observatory gives", (score, headers) => {
  expect(gradeOf(new Headers(headers)).score).toBe(score);
});
