import { yup, z } from "@strapi/utils";

const maxCharacters = 254;

/** Checks an address like `<input type="email">`, and requires a dot in the domain. */
const isAddress = (text: string): boolean => z.regexes.html5Email.test(text) && /@.*\./.test(text);

/**
 * Replaces yup's email check, which Strapi uses for accounts and email fields. yup's check takes exponential time, so
 * one request could hang the service. Call this function before Strapi loads its admin module.
 */
export function replaceEmailCheck(): void {
  yup.addMethod(yup.string, "email", function (message = "This is not a valid email address") {
    const test = (value?: string | null) => !value || (value.length <= maxCharacters && isAddress(value));
    return this.test({ name: "email", message, test });
  });
}
