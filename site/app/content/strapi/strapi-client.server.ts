import * as v from "valibot";
import { readBody } from "../../read-body.ts";
import { causeOf } from "../../reason.ts";
import { requestIdHeaders } from "../../request-scope.server.ts";

export type Query = Readonly<Record<string, string>>;

export interface StrapiResponse {
  readonly body: unknown;
  readonly status: number;
}

const defaultDeadlineMs = 5_000;
const maxResponseBytes = 32 * 1024 * 1024;

export type StrapiClient = ReturnType<typeof createStrapiClient>;

/** Creates a client for the content service at `apiUrl`, which ends with `/api`. */
export function createStrapiClient(apiUrl: string, deadlineMs = defaultDeadlineMs) {
  return {
    apiUrl,
    /** Base URL of pictures in texts. */
    origin: new URL(apiUrl).origin,
    /**
     * Rejects on timeout, for a response that is too large, and for one with status 200 that is not JSON. Calls for
     * drafts and versions need `apiToken`.
     */
    async get(path: string, query: Query, apiToken?: string): Promise<StrapiResponse> {
      const url = `${apiUrl}${path}?${encodeQuery(query)}`;
      const response = await fetch(url, {
        headers: {
          accept: "application/json",
          ...requestIdHeaders(),
          ...(apiToken && { authorization: `Bearer ${apiToken}` }),
        },
        signal: AbortSignal.timeout(deadlineMs),
      });
      const body = await readBody(response.body, maxResponseBytes);
      if (!body) throw new Error(`The content service sent more than ${maxResponseBytes} bytes`);
      return { status: response.status, body: parseJson(body.toString(), response.status, path) };
    },
  };
}

/** The content service responded with a status other than 200, or has no entry of a single type. */
export class RefusedCall extends Error {
  /** True if the service itself said that the resource is missing or forbidden; other refusals may be temporary. */
  readonly isFinal: boolean;
  readonly status: number;

  constructor(status: number, message: string, isFinal = false) {
    super(message);
    this.isFinal = isFinal;
    this.status = status;
  }
}

const refusalBody = v.object({ error: v.object({ message: v.optional(v.string()) }) });

/** Parses a response. Throws RefusedCall for a status other than 200, and a ValiError for another shape. */
export function parsedBody<Schema extends v.GenericSchema>(
  schema: Schema,
  response: StrapiResponse,
): v.InferOutput<Schema> {
  if (response.status !== 200) throw refusalOf(response);
  return v.parse(schema, response.body);
}

/** Converts a response with a status other than 200 into an error. */
export function refusalOf({ body, status }: StrapiResponse): RefusedCall {
  const serviceError = v.is(refusalBody, body) ? body.error : undefined;
  const message = serviceError?.message ?? `The content service responded with status ${status}`;
  // Refusals in another shape come from a proxy and may be temporary.
  return new RefusedCall(status, message, serviceError !== undefined && [403, 404].includes(status));
}

/** Describes an error in a sentence for logs. */
export function messageOf(error: unknown): string {
  if (error instanceof v.ValiError) return "The content service's response does not have the expected shape";
  if (!(error instanceof Error)) return String(error);
  const cause = causeOf(error);
  return cause === error.message ? cause : `${error.message}: ${cause}`;
}

function parseJson(text: string, status: number, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page is not JSON; its status is enough.
    if (status !== 200) return null;
    throw new Error(`The content service responded to ${path} with a body that is not JSON`);
  }
}

/** Leaves brackets and colons unescaped, as in the specification. Strapi accepts both forms. */
function encodeQuery(query: Query): string {
  return Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll("%3A", ":")}`)
    .join("&");
}
