import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { postUid, redirectUid } from "../content-types";
import { environment } from "../environment";
import {
  asStored,
  type Problem,
  problemAmong,
  problemOfNewAddress,
  problemOfOldAddress,
  type Redirect,
} from "./rules";
import { postPath } from "./site-paths";

interface Data extends Partial<Record<keyof Redirect, string | null>> {
  automatic?: boolean | null;
}

/** Tells an editor on saving why a redirect would not work. Ours are right by their making. */
export function checkRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== redirectUid) return next();
    if (context.action === "create" || context.action === "update" || context.action === "clone") {
      const { documentId } = { documentId: undefined, ...context.params };
      const data = (context.params.data ?? {}) as Data;
      for (const field of ["from", "to"] as const) {
        const value = data[field];
        if (typeof value === "string") data[field] = asStored(value, environment().publicUrl);
      }
      // One that an editor has changed is theirs.
      if (context.action !== "create") data.automatic = false;
      await check(strapi, data, context.action === "clone" ? undefined : documentId);
    }
    return next();
  });
}

async function check(strapi: Core.Strapi, data: Data, documentId: string | undefined): Promise<void> {
  const { from, to, automatic } = data;
  if (automatic) return;
  const problems = [
    from ? (problemOfOldAddress(from) ?? (await problemOfPost(strapi, from))) : undefined,
    to ? problemOfNewAddress(to) : undefined,
  ].filter((problem) => problem !== undefined);
  if (problems.length === 0 && from && to) {
    const others: Redirect[] = await strapi.db.query(redirectUid).findMany({
      where: { documentId: { $ne: documentId ?? "" } },
      select: ["from", "to"],
    });
    const problem = problemAmong(others, { from, to });
    if (problem) problems.push(problem);
  }
  if (problems.length > 0) throw errorOf(problems);
}

async function problemOfPost(strapi: Core.Strapi, from: string): Promise<Problem | undefined> {
  const slug = from.startsWith(postPath("")) ? from.slice(postPath("").length) : "";
  if (slug === "") return undefined;
  const post: { title: string } | null = await strapi.db
    .query(postUid)
    .findOne({ where: { slug, publishedAt: { $notNull: true } }, select: ["title"] });
  return post
    ? { field: "from", message: `The post “${post.title}” is published at this address.` }
    : undefined;
}

function errorOf(problems: Problem[]): Error {
  const details = problems.map(({ field, message }) => ({ path: [field], message, name: "ValidationError" }));
  return new errors.ValidationError(problems.map(({ message }) => message).join(" "), { errors: details });
}
