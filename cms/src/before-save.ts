import type { Core } from "@strapi/strapi";
import type { z } from "@strapi/utils";
import { parsed } from "./request-body";

/** An entry that is about to be saved as a draft, in the panel or by this service itself. */
interface Saving<Sent> {
  action: "clone" | "create" | "update";
  uid: string;
  /** Of one that there is already, which is updated. */
  documentId: string | undefined;
  /** The fields that were sent, as far as the schema names them. */
  sent: Sent;
}

/**
 * Looks at the entries of these types before they are saved.
 * @param schema of the fields that are looked at: Strapi checks the types of all of them only afterwards
 * @param look answers what is saved instead of what was sent; what it throws refuses the entry
 */
export function beforeSave<Sent extends object>(
  strapi: Core.Strapi,
  uids: readonly string[],
  schema: z.ZodType<Sent>,
  look: (saving: Saving<Sent>) => Promise<object | undefined>,
): void {
  strapi.documents.use(async (context, next) => {
    const { action, params, uid } = context;
    const isSaved = action === "create" || action === "update" || action === "clone";
    if (!isSaved || !uids.includes(uid)) return next();
    params.data ??= {};
    const documentId = action === "update" ? params.documentId : undefined;
    const changes = await look({ action, uid, documentId, sent: parsed(schema, params.data) });
    Object.assign(params.data, changes);
    return next();
  });
}
