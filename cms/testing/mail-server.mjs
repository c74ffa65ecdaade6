// Mail server for tests, on a free port, that keeps what it receives.
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/**
 * @param {{ port?: number }} [options]
 * @returns {Promise<import("./mail-server.d.mts").MailServer>}
 */
export async function startMailServer({ port = 0 } = {}) {
  /** @type {import("./mail-server.d.mts").ReceivedMail[]} */
  const mails = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      buffer(stream).then((raw) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(", ");
        mails.push({ to, ...parseMail(raw.toString("latin1")) });
        done();
      }, done);
    },
  });
  // Ignore connections that break because a test killed the client.
  server.on("error", () => {});
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  const address = server.server.address();
  const usedPort = typeof address === "object" && address ? address.port : port;
  return {
    mails,
    port: usedPort,
    url: `smtp://127.0.0.1:${usedPort}`,
    stop: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}

/** @param {string} raw */
function parseMail(raw) {
  const { body, header } = parsePart(raw);
  const boundary = /boundary="?([^";\r\n]+)/.exec(header("content-type"))?.[1] ?? "";
  const parts = body.split(`--${boundary}`).map((part) => parsePart(part.replace(/^\r\n/, "")));
  const contentOf = (/** @type {string} */ type) => {
    const part = parts.find(({ header }) => header("content-type").startsWith(type));
    return part ? decode(part.body, part.header("content-transfer-encoding")) : "";
  };
  const decodedHeader = (/** @type {string} */ name) =>
    header(name)
      .replace(/\?=\s+=\?/g, "?==?")
      .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text) => decode(text.replaceAll("_", " "), "quoted-printable"))
      .replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_, text) => decode(text, "base64"));
  return {
    from: decodedHeader("from"),
    subject: decodedHeader("subject"),
    text: contentOf("text/plain"),
    html: contentOf("text/html"),
  };
}

/** @param {string} raw */
function parsePart(raw) {
  const end = raw.indexOf("\r\n\r\n");
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, " ");
  return {
    body: raw.slice(end + 4),
    header: (/** @type {string} */ name) =>
      new RegExp(`^${name}: *(.*)$`, "im").exec(head)?.[1]?.trim() ?? "",
  };
}

/**
 * @param {string} text
 * @param {string} encoding
 */
function decode(text, encoding) {
  if (encoding === "base64") return Buffer.from(text, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return text;
  const bytes = text
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
