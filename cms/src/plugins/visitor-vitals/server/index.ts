import { z } from "@strapi/utils";
import { environment } from "../../../environment";
import { type Context, panelAccess, panelRoutes } from "../../../strapi-internals/routes";

const deadlineMs = 3_000;

const figure = z.number().nullable().optional();
const rowSchema = z.object({
  page: z.string(),
  connection: z.string(),
  visits: z.number(),
  p75: z.object({ LCP: figure, INP: figure, CLS: figure }),
});
/** The part of a site's `/readyz` that says how fast its pages were for their visitors. */
const answerSchema = z.object({ vitals: z.array(rowSchema).optional() });

export type VitalsRow = z.infer<typeof rowSchema>;

export interface SiteVitals {
  site: string;
  /** Null where the site did not tell: it is away, or does not collect any. */
  rows: VitalsRow[] | null;
}

export default {
  routes: panelRoutes([["GET", "/visitor-vitals", "vitals.find", panelAccess()]]),

  controllers: {
    vitals: () => ({
      async find(ctx: Context) {
        ctx.body = { data: await Promise.all(environment().siteHintOrigins.map(vitalsOf)) };
      },
    }),
  },
};

async function vitalsOf(site: string): Promise<SiteVitals> {
  try {
    const response = await fetch(`${site}/readyz`, {
      headers: { authorization: `Bearer ${environment().contentApiToken}` },
      redirect: "error",
      signal: AbortSignal.timeout(deadlineMs),
    });
    return { site, rows: answerSchema.parse(await response.json()).vitals ?? null };
  } catch {
    return { site, rows: null };
  }
}
