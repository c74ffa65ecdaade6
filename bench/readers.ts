/**
 * Run by pages.ts as a process of its own, so that measuring takes no time from what is measured: asks one address over
 * kept connections, each time as soon as the answer is there, and prints what came of it.
 */
import { connect } from "node:net";
import { loadOf, percentile } from "./load.ts";

const [address = "", connections = "", seconds = ""] = process.argv.slice(2);
const { host, hostname, pathname, port, search } = new URL(address);
const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
const startedAt = performance.now();
const endsAt = startedAt + Number(seconds) * 1000;
const latenciesMs: number[] = [];

/** Bytes of an answer that begins here; all of one address are equally long. */
function lengthOf(answer: Buffer): number {
  const headLength = answer.indexOf("\r\n\r\n") + 4;
  const head = answer.toString("latin1", 0, headLength);
  const bodyLength = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (!/^HTTP\/1\.1 200 /.test(head) || bodyLength === undefined)
    throw new Error(`${address} did not answer 200 with a length:\n${head}`);
  return headLength + Number(bodyLength);
}

function read(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port || 80), hostname);
    let askedAt = performance.now();
    let expected = 0;
    let received = 0;
    socket.setNoDelay(true).once("error", reject).once("close", resolve);
    socket.on("data", (bytes) => {
      if (received === 0) expected = lengthOf(bytes);
      received += bytes.length;
      if (received < expected) return;
      const now = performance.now();
      latenciesMs.push(now - askedAt);
      if (now > endsAt) return socket.destroy();
      received = 0;
      askedAt = now;
      socket.write(request);
    });
    socket.write(request);
  });
}

await Promise.all(Array.from({ length: Number(connections) }, read));
const load = loadOf(latenciesMs, startedAt);
const { answers, perSecond } = load;
process.stdout.write(
  JSON.stringify({ answers, p50: percentile(load, 50), p99: percentile(load, 99), perSecond }),
);
