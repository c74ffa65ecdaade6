import { Loader } from "@strapi/design-system";
import { type InputProps, type StrapiApp, useField } from "@strapi/strapi/admin";
import { lazy, Suspense } from "react";
import { asStrapiComponent, LabeledField } from "../../../admin/fields";

/** Edits `richtext` fields visually and stores Markdown, which the site reads. */
export default {
  register(app: StrapiApp): void {
    app.addFields({ type: "richtext", Component: asStrapiComponent(TextField) });
  },
};

// Load the editor lazily: half of the editing screens have no text field.
const TextEditor = lazy(() => import("./text-editor"));

type TextFieldProps = InputProps & {
  attribute?: { pluginOptions?: { "text-editor"?: { short?: boolean } } };
};

function TextField({ attribute, disabled, hint, label, name, required }: TextFieldProps) {
  const { error, onChange, value } = useField<string | null>(name);
  return (
    <LabeledField name={name} label={label} hint={hint} error={error} required={required}>
      <Suspense fallback={<Loader small>Loading the editor</Loader>}>
        <TextEditor
          disabled={disabled}
          isShort={attribute?.pluginOptions?.["text-editor"]?.short === true}
          label={String(label)}
          value={value ?? ""}
          onChange={(text) => onChange(name, text)}
        />
      </Suspense>
    </LabeledField>
  );
}
