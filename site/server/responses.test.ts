import { expect, it } from "vitest";
import { chooseEncoding } from "./responses.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br ; Q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, *", "gzip"],
  ["*;q=0", "identity"],
  ["deflate", "identity"],
  ["", "identity"],
])("a client that accepts %j gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
