declare module "@adobe/structured-data-validator" {
  /** Types of the part that is used; the package ships none. */
  export default class Validator {
    validate(data: {
      readonly errors: readonly unknown[];
      readonly jsonld: Readonly<Record<string, unknown>>;
    }): Promise<readonly { readonly issueMessage: string; readonly rootType: string }[]>;
  }
}
