import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { bodyOf } from "../../../lib/request-body";
import { permissionsOn } from "../../../strapi/content-manager";
import type { Context } from "../../../strapi/routes";
import { erasureUid } from "../uids";
import { countEntries, erasePerson } from "./erasure";
import { nameWithAddress } from "./team";

const personSchema = z.object({
  email: z
    .string()
    .max(254)
    .regex(/^\s*[^\s@]+@[^\s@]+\s*$/),
});

function emailIn(ctx: Context): string {
  const { success, data } = personSchema.safeParse(bodyOf(ctx.request));
  if (success) return data.email;
  throw new errors.ValidationError("email must be the address of a person, such as jane@example.com");
}

/** Calls of the panel that erase a person. The routes say who may make them. */
export const erasureCalls = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { sanitizeOutput } = permissionsOn(strapi, ctx.state.userAbility, erasureUid);
    const erasures = await strapi.documents(erasureUid).findMany({ sort: "id:desc", limit: 200 });
    ctx.body = { data: await Promise.all(erasures.map((erasure) => sanitizeOutput(erasure))) };
  },

  async preview(ctx: Context) {
    ctx.body = { data: await countEntries(strapi, emailIn(ctx)) };
  },

  async erase(ctx: Context) {
    const erased = await erasePerson(strapi, emailIn(ctx), nameWithAddress(ctx.state.user));
    const what = `${erased.leads} leads and ${erased.subscriptions} subscriptions`;
    strapi.log.info(`Erased ${what} at a person's request, by administrator ${ctx.state.user.id}`);
    ctx.body = { data: erased };
  },
});
