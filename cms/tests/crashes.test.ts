import { expect, it } from "vitest";
import { isDatabaseDown } from "../src/ops/crashes";

const errorWithCode = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each([
  errorWithCode("the database system is shutting down", "57P03"),
  errorWithCode("terminating connection due to administrator command", "57P01"),
  errorWithCode("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED"),
  new Error("Connection terminated unexpectedly"),
  new Error("Knex: Timeout acquiring a connection. The pool is probably full."),
])("the process survives a rejection that Strapi does not handle while the database is down: %s", (error) => {
  expect(isDatabaseDown(error)).toBe(true);
});

it.each([
  errorWithCode('column "title" does not exist', "42703"),
  new TypeError("x is undefined"),
  "a string",
])("the process exits on a programming error: %s", (error) => {
  expect(isDatabaseDown(error)).toBe(false);
});
