import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { eraseAction, exportAction, readAction } from "../access/lead-actions";
import { countLeadsOf, erasePerson } from "./erasure";
import { leadsAsCsv, type Narrowing } from "./export";
import { assignableNames, namedWithAddress } from "./team";
import { leadUid } from "./uids";

type Context = Parameters<Core.ControllerHandler>[0];

type Allowed = string | [action: string, subject: string];

interface PermissionChecker {
  sanitizedQuery: { read(query: unknown): Promise<Narrowing> };
  sanitizeOutput<Data>(data: Data): Promise<Data>;
}

const maxEmailLength = 254;

/** What the admin panel asks for about leads beside the content manager, each for those who may. */
export function addPanelRoutes(strapi: Core.Strapi): void {
  const route = (
    method: "GET" | "POST",
    path: string,
    action: Allowed,
    handler: (ctx: Context) => Promise<void>,
  ) => ({
    method,
    path,
    handler,
    info: {},
    config: {
      policies: [
        "admin::isAuthenticatedAdmin",
        { name: "admin::hasPermissions", config: { actions: [action] } },
      ],
    },
  });

  strapi.server.routes({
    type: "admin",
    prefix: "/lead-inbox",
    routes: [
      route("GET", "/assignees", [readAction, leadUid], async (ctx) => {
        ctx.body = { data: await assignableNames(strapi) };
      }),
      route("GET", "/export", exportAction, (ctx) => sendCsv(strapi, ctx)),
      // A question that is a POST: an address in a query string would stay in the logs of proxies.
      route("POST", "/erasures/preview", eraseAction, async (ctx) => {
        ctx.body = { data: { leads: await countLeadsOf(strapi, emailIn(ctx)) } };
      }),
      route("POST", "/erasures", eraseAction, async (ctx) => {
        const leads = await erasePerson(strapi, emailIn(ctx), namedWithAddress(ctx.state.user));
        strapi.log.info(`Erased ${leads} leads at a person's request, by administrator ${ctx.state.user.id}`);
        ctx.body = { data: { leads } };
      }),
    ],
  });
}

async function sendCsv(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const permissions = strapi.plugin("content-manager").service("permission-checker") as {
    create(options: { userAbility: unknown; model: string }): PermissionChecker;
  };
  const checker = permissions.create({ userAbility: ctx.state.userAbility, model: leadUid });
  const { filters, _q } = ctx.query as Narrowing;
  const narrowing = await checker.sanitizedQuery.read({ filters, _q });
  ctx.attachment(`leads-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = "text/csv; charset=utf-8";
  ctx.set("cache-control", "no-store");
  ctx.body = Readable.from(leadsAsCsv(strapi, narrowing, (lead) => checker.sanitizeOutput(lead)));
  strapi.log.info(`Leads are exported by administrator ${ctx.state.user.id}`);
}

function emailIn(ctx: Context): string {
  const { body } = ctx.request as { body?: unknown };
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
  if (typeof email !== "string" || email.length > maxEmailLength || !/^\s*[^\s@]+@[^\s@]+\s*$/.test(email)) {
    throw new errors.ValidationError("email must be the address of a person, such as jane@example.com");
  }
  return email;
}
