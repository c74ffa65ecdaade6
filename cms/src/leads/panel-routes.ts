import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { eraseAction, exportAction, readAction } from "../access/lead-actions";
import { type PanelContext, panelRoute } from "../panel/panel-route";
import { subscriptionColumns } from "../subscriptions/export";
import { subscriptionUid } from "../subscriptions/uids";
import { type Column, type Entry, entriesAsCsv, type Narrowing } from "./csv-export";
import { countOf, erasePerson } from "./erasure";
import { leadColumns } from "./export";
import { assignableNames, namedWithAddress } from "./team";
import { leadUid } from "./uids";

interface PermissionChecker {
  sanitizedQuery: { read(query: unknown): Promise<Narrowing> };
  sanitizeOutput(entry: Entry): Promise<Entry>;
}

const maxEmailLength = 254;

/** What the admin panel asks for about leads beside the content manager, each for those who may. */
export function addPanelRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: "admin",
    prefix: "/lead-inbox",
    routes: [
      panelRoute("GET", "/assignees", [readAction, leadUid], async (ctx) => {
        ctx.body = { data: await assignableNames(strapi) };
      }),
      panelRoute("GET", "/export", exportAction, (ctx) =>
        sendCsv(strapi, ctx, { uid: leadUid, columns: leadColumns, name: "leads" }),
      ),
      panelRoute("GET", "/subscriptions/export", exportAction, (ctx) =>
        sendCsv(strapi, ctx, { uid: subscriptionUid, columns: subscriptionColumns, name: "subscriptions" }),
      ),
      // A question that is a POST: an address in a query string would stay in the logs of proxies.
      panelRoute("POST", "/erasures/preview", eraseAction, async (ctx) => {
        ctx.body = { data: await countOf(strapi, emailIn(ctx)) };
      }),
      panelRoute("POST", "/erasures", eraseAction, async (ctx) => {
        const erased = await erasePerson(strapi, emailIn(ctx), namedWithAddress(ctx.state.user));
        const what = `${erased.leads} leads and ${erased.subscriptions} subscriptions`;
        strapi.log.info(`Erased ${what} at a person's request, by administrator ${ctx.state.user.id}`);
        ctx.body = { data: erased };
      }),
    ],
  });
}

interface List {
  uid: typeof leadUid | typeof subscriptionUid;
  columns: Column[];
  /** Begins the name of the file. */
  name: string;
}

async function sendCsv(strapi: Core.Strapi, ctx: PanelContext, { columns, name, uid }: List): Promise<void> {
  const permissions = strapi.plugin("content-manager").service("permission-checker") as {
    create(options: { userAbility: unknown; model: string }): PermissionChecker;
  };
  const checker = permissions.create({ userAbility: ctx.state.userAbility, model: uid });
  const { filters, _q } = ctx.query as Narrowing;
  const narrowing = await checker.sanitizedQuery.read({ filters, _q });
  ctx.attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = "text/csv; charset=utf-8";
  ctx.set("cache-control", "no-store");
  const visible = (entry: Entry) => checker.sanitizeOutput(entry);
  ctx.body = Readable.from(entriesAsCsv(strapi, { uid, columns, narrowing, visible }));
  strapi.log.info(`The ${name} are exported by administrator ${ctx.state.user.id}`);
}

function emailIn(ctx: PanelContext): string {
  const { body } = ctx.request as { body?: unknown };
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
  if (typeof email !== "string" || email.length > maxEmailLength || !/^\s*[^\s@]+@[^\s@]+\s*$/.test(email)) {
    throw new errors.ValidationError("email must be the address of a person, such as jane@example.com");
  }
  return email;
}
