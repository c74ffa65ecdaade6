import { errors } from "@strapi/utils";
import { environment } from "../src/lib/environment";
import { maxUploadBytes } from "../src/media/accepted-files";

/**
 * Nothing of the admin panel but uploaded files and the site's pictures comes from elsewhere, and nothing it knows goes elsewhere. Each
 * directive is one string: Strapi would fill up lists with its own defaults, which open the panel to all of https.
 */
function contentSecurityPolicy() {
  const { fileStorage, publicUrl } = environment();
  const files = ["'self'", "data:", "blob:", ...(fileStorage ? [new URL(fileStorage.publicUrl).origin] : [])];
  return {
    useDefaults: false,
    directives: {
      "default-src": "'self'",
      "base-uri": "'none'",
      "connect-src": "'self'",
      "font-src": "'self' data:",
      "form-action": "'self'",
      "frame-ancestors": "'self'",
      // Previews of pages.
      "frame-src": [...files, new URL(publicUrl).origin].join(" "),
      // The pictures of the pages, beside which editors choose others.
      "img-src": [...files, new URL(publicUrl).origin].join(" "),
      "media-src": files.join(" "),
      "object-src": "'none'",
      "script-src": "'self'",
      "script-src-attr": "'none'",
      // The panel makes its styles as it runs.
      "style-src": "'self' 'unsafe-inline'",
      upgradeInsecureRequests: null,
    },
  };
}

/** Refuses a body that cannot be parsed, without the parser's own error: that one carries the body, and Strapi would log it. */
function refuseBody(error: { readonly status?: number; readonly httpCode?: number }) {
  if (error.status === 413) throw new errors.PayloadTooLargeError();
  // The parser of files has a field of its own for it.
  if (error.httpCode === 413) {
    throw new errors.PayloadTooLargeError(
      `A file may have ${maxUploadBytes / 1024 / 1024} MB. Make it smaller and upload it again.`,
    );
  }
  throw new errors.ValidationError("The body of the request could not be parsed");
}

export default () => [
  // Instead of strapi::logger, which would write query strings, and with them searched-for names and addresses.
  "global::access-log",
  "global::response-guard",
  "strapi::errors",
  {
    name: "strapi::security",
    config: {
      contentSecurityPolicy: contentSecurityPolicy(),
      crossOriginOpenerPolicy: { policy: "same-origin" },
      // The site shows copies: nobody else embeds uploads.
      crossOriginResourcePolicy: { policy: "same-origin" },
    },
  },
  // The site asks from its server and the admin panel from its own origin: no other origin is answered.
  { name: "strapi::cors", config: { origin: [], credentials: false } },
  "strapi::query",
  "global::request-guard",
  "global::multipart",
  {
    name: "strapi::body",
    config: {
      // Other parts with files are not written to the disk.
      formidable: { maxFileSize: maxUploadBytes, filter: ({ name }: { name: string }) => name === "files" },
      onError: refuseBody,
    },
  },
  { name: "strapi::favicon", config: { path: "favicon.png" } },
  "strapi::public",
];
