import { yup } from "@strapi/utils";

const maxCharacters = 254;

/** The HTML standard's expression for `<input type="email">`, with a required dot in the domain. */
const address =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/**
 * Replaces yup's email check, which Strapi uses for accounts and email fields. yup's check takes exponential time, so
 * one request could hang the service. Call this function before Strapi loads its admin module.
 */
export function replaceEmailCheck(): void {
  yup.addMethod(yup.string, "email", function (message = "This is not a valid email address") {
    const test = (value?: string | null) => !value || (value.length <= maxCharacters && address.test(value));
    return this.test({ name: "email", message, test });
  });
}
