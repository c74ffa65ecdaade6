import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { adminService } from "../../../strapi-internals/admin-services";
import { permissionsOn, readAction } from "../../../strapi-internals/content-manager";
import { panelAccess } from "../../../strapi-internals/routes";
import { eraseAction, exportAction, leadUid, subscriptionUid } from "../uids";
import { type Column, type Entry, entriesAsCsv, type Query } from "./csv";
import { countEntries, erasePerson } from "./erasure";
import { leadColumns, subscriptionColumns } from "./export-columns";
import { recordChangesByHand } from "./subscription-by-hand";
import { assignableNames, nameWithAddress } from "./team";
import { leaveTombstones } from "./tombstones";

type Context = Parameters<Core.ControllerHandler>[0];

const personSchema = z.object({
  email: z
    .string()
    .max(254)
    .regex(/^\s*[^\s@]+@[^\s@]+\s*$/),
});

/** Leads and newsletter subscriptions as the team works with them. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    // A text chosen from the names of the team. A relation to the panel's users would be shown as ids to everybody who
    // may not administer users.
    strapi.customFields.register({
      name: "assignee",
      type: "string",
      inputSize: { default: 4, isResizable: true },
    });
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    // Before the panel's own start, which removes permissions for actions that it does not know.
    await adminService(strapi, "permission").actionProvider.registerMany([
      { section: "settings", category: "leads", uid: "lead-inbox.export", displayName: "Export leads" },
      {
        section: "settings",
        category: "leads",
        uid: "lead-inbox.erase",
        displayName: "Erase a person's data",
      },
    ]);
    leaveTombstones(strapi);
    recordChangesByHand(strapi);
  },

  routes: {
    panel: {
      type: "admin",
      prefix: "/lead-inbox",
      routes: [
        ["GET", "/assignees", "panel.assignees", panelAccess([readAction, leadUid])] as const,
        ["GET", "/export", "panel.exportLeads", panelAccess(exportAction)] as const,
        ["GET", "/subscriptions/export", "panel.exportSubscriptions", panelAccess(exportAction)] as const,
        // A question that is a POST: an address in a query string would stay in the logs of proxies.
        ["POST", "/erasures/preview", "panel.previewErasure", panelAccess(eraseAction)] as const,
        ["POST", "/erasures", "panel.erase", panelAccess(eraseAction)] as const,
      ].map(([method, path, handler, config]) => ({ method, path, handler, config })),
    },
  },

  controllers: {
    panel: ({ strapi }: { strapi: Core.Strapi }) => ({
      async assignees(ctx: Context) {
        ctx.body = { data: await assignableNames(strapi) };
      },
      exportLeads: (ctx: Context) => sendCsv(strapi, ctx, leadUid, "leads", leadColumns),
      exportSubscriptions: (ctx: Context) =>
        sendCsv(strapi, ctx, subscriptionUid, "subscriptions", subscriptionColumns),
      async previewErasure(ctx: Context) {
        ctx.body = { data: await countEntries(strapi, emailIn(ctx)) };
      },
      async erase(ctx: Context) {
        const erased = await erasePerson(strapi, emailIn(ctx), nameWithAddress(ctx.state.user));
        const what = `${erased.leads} leads and ${erased.subscriptions} subscriptions`;
        strapi.log.info(`Erased ${what} at a person's request, by administrator ${ctx.state.user.id}`);
        ctx.body = { data: erased };
      },
    }),
  },
};

function emailIn(ctx: Context): string {
  const { success, data } = personSchema.safeParse((ctx.request as { body?: unknown }).body);
  if (success) return data.email;
  throw new errors.ValidationError("email must be the address of a person, such as jane@example.com");
}

async function sendCsv(
  strapi: Core.Strapi,
  ctx: Context,
  uid: typeof leadUid | typeof subscriptionUid,
  name: string,
  columns: Column[],
): Promise<void> {
  const permissions = permissionsOn(strapi, ctx.state.userAbility, uid);
  const { filters, _q } = ctx.query as Query;
  const query = await permissions.sanitizedQuery.read({ filters, _q });
  ctx.attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = "text/csv; charset=utf-8";
  ctx.set("cache-control", "no-store");
  const visible = (entry: Entry) => permissions.sanitizeOutput(entry);
  ctx.body = Readable.from(entriesAsCsv(strapi, { uid, columns, query, visible }));
  strapi.log.info(`The ${name} are exported by administrator ${ctx.state.user.id}`);
}
