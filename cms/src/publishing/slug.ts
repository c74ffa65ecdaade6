import type { Core } from "@strapi/strapi";

const posts = "api::mail-box-money-blog.mail-box-money-blog";

interface UidService {
  generateUIDField(request: { contentTypeUID: string; field: string; data: object }): Promise<string>;
}

/**
 * Makes an empty address from the title when a post is saved. The admin panel would fill a required one with
 * the name of the content type as soon as the form opens, and editors would publish that.
 */
export function makeSlugs(strapi: Core.Strapi): void {
  const uids = strapi.plugin("content-manager").service("uid") as UidService;
  strapi.documents.use(async (context, next) => {
    if (context.uid !== posts || (context.action !== "create" && context.action !== "update")) return next();
    const data = context.params.data as { title?: string; slug?: string | null };
    const isEmpty =
      context.action === "create" ? !data.slug?.trim() : data.slug === null || data.slug?.trim() === "";
    if (isEmpty && data.title) {
      data.slug = await uids.generateUIDField({
        contentTypeUID: posts,
        field: "slug",
        data: { title: data.title },
      });
    }
    return next();
  });
}
