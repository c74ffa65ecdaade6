import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Opens a connection that sends raw bytes. */
export async function rawConnection(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

interface RawResponse {
  readonly body: Buffer;
  readonly head: string;
  /** 0 if the server sent no response. */
  readonly status: number;
}

/** Sends bytes and reads until the server closes the connection or is silent for `timeoutMs`. */
export async function rawRequest(port: number, request: string, timeoutMs = 10_000): Promise<RawResponse> {
  const socket = await rawConnection(port);
  socket.setTimeout(timeoutMs, () => socket.destroy());
  socket.write(request);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of socket) chunks.push(Buffer.from(chunk));
  } catch {
    // After a reset, return the bytes read so far.
  }
  const bytes = Buffer.concat(chunks);
  const end = bytes.indexOf("\r\n\r\n");
  const head = bytes.subarray(0, Math.max(end, 0)).toString("latin1");
  return {
    body: bytes.subarray(end + 4),
    head,
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
  };
}

/** Returns the bytes of a GET request for exactly this target, after which the server closes the connection. */
export function rawGet(target: string, ...headers: readonly string[]): string {
  return [
    "GET ",
    target,
    " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n",
    ...headers.map((line) => `${line}\r\n`),
    "\r\n",
  ].join("");
}
