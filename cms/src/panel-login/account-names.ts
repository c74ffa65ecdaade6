import type { Core } from "@strapi/strapi";
import { invalidField } from "../request-body";

const maxCharacters = 120;
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Refuses names of accounts that are long or have line breaks: emails and lists show them. */
export function checkAccountNames(strapi: Core.Strapi): void {
  const check = ({ params }: { params: { data?: Record<string, unknown> } }) => {
    for (const field of ["firstname", "lastname", "username"]) {
      const name = params.data?.[field];
      if (typeof name === "string" && !(name.length <= maxCharacters && oneLine.test(name)))
        throw invalidField(field, `Write a name on one line, with up to ${maxCharacters} characters`);
    }
  };
  strapi.db.lifecycles.subscribe({ models: ["admin::user"], beforeCreate: check, beforeUpdate: check });
}
