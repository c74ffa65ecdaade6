import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

interface ReadContext {
  request: { query: { status?: unknown } };
  state: { auth?: { strategy?: { name?: string } } };
}

/**
 * Strapi gives drafts to everyone who may read published entries, on a mere `?status=draft`.
 * Here they are for the site's access key alone.
 */
const draftsNeedToken: Core.PolicyHandler = (context) => {
  const { request, state } = context as unknown as ReadContext;
  const { status } = request.query;
  if (status === undefined || status === "published") return true;
  if (state.auth?.strategy?.name === "content-api-token") return true;
  throw new errors.ForbiddenError("Drafts need an access key");
};

export default draftsNeedToken;
