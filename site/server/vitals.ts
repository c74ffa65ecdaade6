import * as v from "valibot";
import { BodyTooLarge, readFormBody } from "~/leads/intake/form-body.server.ts";
import { clientKeyOf } from "~/leads/intake/guard.server.ts";
import { clientAddress, originOf } from "./client-address.ts";
import { parseRequestTarget } from "./paths.ts";
import { type Handler, sendText } from "./responses.ts";

/** Connection types. Safari and Firefox report none. */
const connections = ["slow-2g", "2g", "3g", "4g", "unknown"] as const;
const measurement = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));
const reportSchema = v.object({
  page: v.pipe(v.string(), v.maxLength(500)),
  connection: v.fallback(v.picklist(connections), "unknown"),
  LCP: measurement,
  INP: measurement,
  CLS: measurement,
});

/** Web vitals of a visit (https://web.dev/articles/vitals). LCP and INP are in milliseconds, CLS has no unit. */
export interface Visit extends Omit<v.InferOutput<typeof reportSchema>, "page"> {
  /** Route of the page, such as `/blog/:slug`. */
  readonly page: string;
}

const maxBodyBytes = 2_000;
const hourMs = 60 * 60_000;
/** Maximum reports per hour. An office may share one IP address. */
const maxPerHour = { ofOneClient: 200, ofAll: 20_000 };

interface VitalsOptions {
  readonly observe: (visit: Visit) => void;
  /** Returns the route of a path, or null if no page has this path. */
  readonly routePatternOf: (pathname: string) => string | null;
  readonly publicUrl: string;
  readonly trustedProxies: number;
  readonly now?: () => number;
}

/** Handles `POST /vitals`, which `navigation/vitals.ts` sends. Reports contain nothing about the visitor. */
export function vitals(options: VitalsOptions): Handler {
  const { observe, routePatternOf, publicUrl, trustedProxies, now = Date.now } = options;
  let acceptedReports = { hour: 0, total: 0, byClient: new Map<string, number>() };

  /** Counts a report of a client; returns false beyond the hourly limits. */
  function acceptsReport(client: string): boolean {
    const hour = Math.floor(now() / hourMs);
    if (hour !== acceptedReports.hour) acceptedReports = { hour, total: 0, byClient: new Map() };
    const clientReports = acceptedReports.byClient.get(client) ?? 0;
    if (acceptedReports.total >= maxPerHour.ofAll || clientReports >= maxPerHour.ofOneClient) return false;
    acceptedReports.byClient.set(client, clientReports + 1);
    acceptedReports.total += 1;
    return true;
  }

  return async (c) => {
    const { incoming } = c.env;
    if (c.req.method !== "POST") return sendText(405, "Send web vitals with POST.", { Allow: "POST" });
    if (originOf(incoming, publicUrl) !== "this site")
      return sendText(403, "This site accepts web vitals from its own pages only.", { Connection: "close" });
    if (!acceptsReport(clientKeyOf(clientAddress(incoming, trustedProxies))))
      return sendText(429, "There were too many reports.", { Connection: "close" });
    try {
      const body = await readFormBody(incoming, Number(incoming.headers["content-length"] ?? 0));
      if (body.length > maxBodyBytes) throw new BodyTooLarge();
      const report = v.parse(reportSchema, JSON.parse(body.toString("utf8")));
      // Parse the URL first: the router would log a path that it cannot decode.
      const url = parseRequestTarget(report.page);
      const page = url && routePatternOf(url.pathname);
      if (page !== null) observe({ ...report, page });
    } catch {
      return sendText(400, "This is not a report of web vitals.", { Connection: "close" });
    }
    return c.body(null, 204, { "Cache-Control": "no-store" });
  };
}
