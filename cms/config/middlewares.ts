import { errors } from "@strapi/utils";
import { environment } from "../src/lib/environment";
import { maxUploadBytes } from "../src/media/accepted-files";

/**
 * Allows only the panel's own resources, uploaded files, and the site's pictures and previews. Each directive is a
 * string, because Strapi would add its permissive defaults to an array.
 */
function contentSecurityPolicy() {
  const { fileStorage, siteUrl } = environment();
  const files = ["'self'", "data:", "blob:", ...(fileStorage ? [new URL(fileStorage.filesUrl).origin] : [])];
  return {
    useDefaults: false,
    directives: {
      "default-src": "'self'",
      "base-uri": "'none'",
      "connect-src": "'self'",
      "font-src": "'self' data:",
      "form-action": "'self'",
      "frame-ancestors": "'self'",
      // Previews of the site.
      "frame-src": [...files, siteUrl].join(" "),
      // Page pictures, which editors can replace.
      "img-src": [...files, siteUrl].join(" "),
      "media-src": files.join(" "),
      "object-src": "'none'",
      "script-src": "'self'",
      "script-src-attr": "'none'",
      // The panel creates styles at run time.
      "style-src": "'self' 'unsafe-inline'",
      upgradeInsecureRequests: null,
    },
  };
}

/** Replaces the body parser's error, which contains the request's body, because Strapi would log it. */
function refuseBody(error: { readonly status?: number; readonly httpCode?: number }) {
  if (error.status === 413) throw new errors.PayloadTooLargeError();
  // The multipart parser reports the status in this field.
  if (error.httpCode === 413) {
    throw new errors.PayloadTooLargeError(
      `The limit is ${maxUploadBytes / 1024 / 1024} MB per file. Make the file smaller and upload it again.`,
    );
  }
  throw new errors.ValidationError("The body of the request could not be parsed");
}

export default () => [
  // Replaces strapi::logger, which would log query strings, and with them names and addresses.
  "global::access-log",
  "global::response-guard",
  "strapi::errors",
  {
    name: "strapi::security",
    config: {
      contentSecurityPolicy: contentSecurityPolicy(),
      crossOriginOpenerPolicy: { policy: "same-origin" },
      // The site serves its own copies of uploads, so no other origin needs to embed them.
      crossOriginResourcePolicy: { policy: "same-origin" },
    },
  },
  // The site calls from its server and the panel from its own origin, so no other origin is allowed.
  { name: "strapi::cors", config: { origin: [], credentials: false } },
  "strapi::query",
  "global::request-guard",
  "global::multipart",
  {
    name: "strapi::body",
    config: {
      // Write only parts with the name `files` to disk.
      formidable: { maxFileSize: maxUploadBytes, filter: ({ name }: { name: string }) => name === "files" },
      onError: refuseBody,
    },
  },
  { name: "strapi::favicon", config: { path: "favicon.png" } },
  "strapi::public",
];
