import type { IncomingHttpHeaders } from "node:http";
import { errors } from "@strapi/utils";
import { hasContentApiToken } from "../lib/keys";

/** Accepts only calls of the site, which has the content API token. */
const fromSite = ({ request }: { request: { headers: IncomingHttpHeaders } }): boolean => {
  if (!hasContentApiToken(request.headers.authorization)) throw new errors.UnauthorizedError();
  return true;
};

export default fromSite;
