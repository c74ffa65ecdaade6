import * as v from "valibot";
import { BodyTooLarge, readBody } from "~/leads/intake/form-body.server.ts";
import { senderOf } from "~/leads/intake/guard.server.ts";
import { clientAddress, originOf } from "./client-address.ts";
import { readableUrl } from "./paths.ts";
import { type Handler, sendText } from "./responses.ts";

/** Safari and Firefox do not know theirs. */
const connections = ["slow-2g", "2g", "3g", "4g", "unknown"] as const;
const value = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));
const reportSchema = v.object({
  page: v.pipe(v.string(), v.maxLength(500)),
  connection: v.fallback(v.picklist(connections), "unknown"),
  LCP: value,
  INP: value,
  CLS: value,
});

/** How fast one visit to a page was (https://web.dev/articles/vitals). LCP and INP are in milliseconds, CLS has no unit. */
export interface Visit extends Omit<v.InferOutput<typeof reportSchema>, "page"> {
  /** The page's route, such as `/blog/:slug`. */
  readonly page: string;
}

const maxBodyBytes = 2_000;
const hourMs = 60 * 60_000;
/** Reports taken in an hour. An office may share one address. */
const mostPerHour = { ofOneClient: 200, ofAll: 20_000 };

interface VitalsOptions {
  readonly observe: (visit: Visit) => void;
  /** The route of an address; null where there is no page. */
  readonly patternOf: (pathname: string) => string | null;
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly now?: () => number;
}

/** Answers `POST /vitals`, sent by `navigation/vitals.ts`: browsers tell how fast pages were, never who their visitors are. */
export function vitals({
  observe,
  patternOf,
  publicUrl,
  trustedProxies,
  now = Date.now,
}: VitalsOptions): Handler {
  let taken = { hour: 0, total: 0, byClient: new Map<string, number>() };

  /** Counts a report of this client, unless it or all clients together have sent too many in this hour. */
  function admits(client: string): boolean {
    const hour = Math.floor(now() / hourMs);
    if (hour !== taken.hour) taken = { hour, total: 0, byClient: new Map() };
    const before = taken.byClient.get(client) ?? 0;
    if (taken.total >= mostPerHour.ofAll || before >= mostPerHour.ofOneClient) return false;
    taken.byClient.set(client, before + 1);
    taken.total += 1;
    return true;
  }

  return async (c) => {
    const { incoming } = c.env;
    if (c.req.method !== "POST") return sendText(405, "Vitals are posted.", { Allow: "POST" });
    if (originOf(incoming, publicUrl) !== "this site")
      return sendText(403, "Vitals are taken from this site's own pages.", { Connection: "close" });
    if (!admits(senderOf(clientAddress(incoming, trustedProxies))))
      return sendText(429, "There were too many reports.", { Connection: "close" });
    try {
      const body = await readBody(incoming, Number(incoming.headers["content-length"] ?? 0));
      if (body.length > maxBodyBytes) throw new BodyTooLarge();
      const report = v.parse(reportSchema, JSON.parse(body.toString("utf8")));
      // The router warns about what it cannot decode, in words that the sender chose.
      const url = readableUrl(report.page);
      const page = url && patternOf(url.pathname);
      if (page !== null) observe({ ...report, page });
    } catch {
      return sendText(400, "This is not a report of vitals.", { Connection: "close" });
    }
    return c.body(null, 204, { "Cache-Control": "no-store" });
  };
}
