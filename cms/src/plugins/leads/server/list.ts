import type { Core } from "@strapi/strapi";
import { permissionsOn } from "../../../strapi/content-manager";
import type { Row } from "../answers";
import type { leadUid, subscriptionUid } from "../uids";

type Uid = typeof leadUid | typeof subscriptionUid;

export type Entry = Record<string, unknown> & { id: number | string; documentId: string };

/** Leads or subscriptions that meet some filters, as far as the user may read them. */
export interface List {
  uid: Uid;
  filters: object;
  /** Returns the entries without the fields that the user may not read, in the same order. */
  visible: (entries: Entry[]) => Promise<Row[]>;
}

/** @param conditions Strapi conditions, all of which an entry must meet */
export async function readable(
  strapi: Core.Strapi,
  uid: Uid,
  ability: unknown,
  conditions: object[],
): Promise<object> {
  const { sanitizedQuery } = permissionsOn(strapi, ability, uid);
  const { filters } = await sanitizedQuery.read({ filters: { $and: conditions } });
  return filters;
}

const pageSize = 50;

/** @param newest the field by which the list is sorted, newest first */
export async function pageOf(
  strapi: Core.Strapi,
  { filters, uid, visible }: List,
  newest: "receivedAt" | "requestedAt",
  { page }: { page: number },
): Promise<{ rows: Row[]; total: number; pageSize: number }> {
  const found: Entry[] = await strapi.documents(uid).findMany({
    filters,
    sort: `${newest}:desc,id:desc`,
    start: (page - 1) * pageSize,
    limit: pageSize,
  });
  return { rows: await visible(found), total: await strapi.documents(uid).count({ filters }), pageSize };
}
