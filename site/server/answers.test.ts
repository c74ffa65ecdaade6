import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { acceptedEncoding } from "./answers.ts";

function requestAccepting(encodings: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers["accept-encoding"] = encodings;
  return request;
}

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br ; Q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, *", "gzip"],
  ["*;q=0", "identity"],
  ["deflate", "identity"],
  ["", "identity"],
])("a client that accepts %j gets %s", (accepted, encoding) => {
  expect(acceptedEncoding(requestAccepting(accepted))).toBe(encoding);
});

it("reads a header of many spaces in linear time", () => {
  // A quadratic reader takes longer than the time limit of a test.
  expect(acceptedEncoding(requestAccepting(`a${" ".repeat(100_000)}b`))).toBe("identity");
});
