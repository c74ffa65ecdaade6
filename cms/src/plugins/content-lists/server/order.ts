import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { type ContentType, contentType, hasField } from "../../../content";
import { parseBody } from "../../../request-body";
import { mainFieldOf, permissionsOn, withCreator } from "../../../strapi-internals/content-manager";

export interface OrderedEntry {
  documentId: string;
  title: string;
}

interface Row {
  documentId: string;
  id: number;
  order: number | null;
  [field: string]: unknown;
}

/** Between two places an administrator can still put an entry by hand. */
const step = 10;

const bodySchema = z.object({ documentIds: z.array(z.string()) });

/**
 * The entries of a list, drafts included, as the site orders them.
 * @throws NotFoundError for a type without an order, ForbiddenError for who may not publish all of its entries
 */
export async function orderedEntries(
  strapi: Core.Strapi,
  uid: unknown,
  userAbility: unknown,
): Promise<OrderedEntry[]> {
  const type = orderedType(strapi, uid);
  const mainField = await mainFieldOf(strapi, type);
  const rows = await publishableRows(strapi, type, userAbility);
  return rows.map((row) => ({ documentId: row.documentId, title: String(row[mainField] ?? "") }));
}

/**
 * Puts the entries of a list into this order, for visitors at once. Neither publishes nor changes anything else of
 * them. Entries that are not named keep their order, behind the others.
 */
export async function changeOrder(
  strapi: Core.Strapi,
  uid: unknown,
  userAbility: unknown,
  request: object,
): Promise<OrderedEntry[]> {
  const type = orderedType(strapi, uid);
  const { documentIds } = parseBody(bodySchema, request);
  const placeOf = ({ documentId }: Row): number => {
    const place = documentIds.indexOf(documentId);
    return place < 0 ? documentIds.length : place;
  };
  // All or nothing, so that the sites read one change.
  await strapi.db.transaction(async () => {
    const rows = await publishableRows(strapi, type, userAbility);
    const sorted = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
    for (const [index, { documentId, order: before }] of sorted.entries()) {
      const order = (index + 1) * step;
      // The draft and what is published of it; the time of the last change stays, which tells one from the other.
      if (order !== before)
        await strapi.db.query(type.uid).updateMany({ where: { documentId }, data: { order } });
    }
  });
  return orderedEntries(strapi, uid, userAbility);
}

function orderedType(strapi: Core.Strapi, uid: unknown): ContentType {
  const type = contentType(strapi, uid);
  if (!type || !hasField(type, "order")) throw new errors.NotFoundError("This list has no order of its own");
  return type;
}

async function publishableRows(
  strapi: Core.Strapi,
  { uid }: ContentType,
  userAbility: unknown,
): Promise<Row[]> {
  const rows: Row[] = await strapi.db
    .query(uid)
    .findMany({ where: { publishedAt: null }, populate: withCreator });
  const { can } = permissionsOn(strapi, userAbility, uid);
  if (!can.publish() || !rows.every((row) => can.publish(row))) throw new errors.ForbiddenError();
  const placeOf = ({ order }: Row) => order ?? Number.MAX_SAFE_INTEGER;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
}
