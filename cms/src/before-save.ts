import type { Core } from "@strapi/strapi";

/** An entry that is about to be saved as a draft, in the panel or by this service itself. */
interface Saving<Data> {
  action: "clone" | "create" | "update";
  uid: string;
  /** Of one that there is already, which is updated. */
  documentId: string | undefined;
  /** The fields that were sent; may be changed. */
  data: Data;
}

/** Looks at the entries of these types before they are saved. What it throws refuses them. */
export function beforeSave<Data extends object>(
  strapi: Core.Strapi,
  uids: readonly string[],
  look: (saving: Saving<Data>) => Promise<void>,
): void {
  strapi.documents.use(async (context, next) => {
    const { action, params, uid } = context;
    const isSaved = action === "create" || action === "update" || action === "clone";
    if (!isSaved || !uids.includes(uid)) return next();
    params.data ??= {};
    const documentId = action === "update" ? params.documentId : undefined;
    await look({ action, uid, documentId, data: params.data as Data });
    return next();
  });
}
