import * as v from "valibot";

/** One content service and how to ask it. Specification, section 7; deadlines are our own decision. */
export interface StrapiClient {
  /** Base address including `/api`, without a trailing slash. */
  readonly apiUrl: string;
  /** Asks for `path` below the base address; query keys are sent as given. The key is for drafts and the feed. */
  get(path: string, query: Readonly<Record<string, string>>, accessKey?: string): Promise<StrapiAnswer>;
}

export interface StrapiAnswer {
  readonly body: unknown;
  readonly status: number;
}

const defaultDeadlineMs = 5_000;
const maxAnswerBytes = 32 * 1024 * 1024;

/**
 * Makes a client for the content service at `apiUrl`.
 * `get` rejects when there is no answer within the deadline, or one that is not JSON or too large.
 */
export function createStrapiClient(apiUrl: string, deadlineMs = defaultDeadlineMs): StrapiClient {
  return {
    apiUrl,
    async get(path, query, accessKey) {
      const address = `${apiUrl}${path}?${encodeQuery(query)}`;
      const response = await fetch(address, {
        headers: { accept: "application/json", ...(accessKey && { authorization: `Bearer ${accessKey}` }) },
        signal: AbortSignal.timeout(deadlineMs),
      });
      const text = await readText(response, maxAnswerBytes);
      return { status: response.status, body: parseJson(text, response.status, path) };
    },
  };
}

const refusal = v.object({ error: v.object({ message: v.optional(v.string()) }) });

/** Whether this is Strapi saying that it has no such thing, or not for us; a proxy says so in words of its own. */
export function isStrapiRefusal({ body, status }: StrapiAnswer): boolean {
  return [401, 403, 404].includes(status) && v.is(refusal, body);
}

/** The message of a Strapi error answer, or the status itself. */
export function errorMessageOf({ body, status }: StrapiAnswer): string {
  const message = v.is(refusal, body) ? body.error.message : undefined;
  return message ?? `The content service answered with status ${status}`;
}

/** Reads a body, refusing more than `maxBytes` before it fills the memory. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`The content service sent more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string, status: number, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An error page of a proxy is no JSON; its status alone says enough.
    if (status !== 200) return null;
    throw new Error(`The content service answered ${path} with something that is not JSON`);
  }
}

/** Strapi reads brackets unescaped; encoding them too would change what the specification shows on the wire. */
function encodeQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll("%3A", ":")}`)
    .join("&");
}
