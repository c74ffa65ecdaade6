import { Combobox, ComboboxOption } from "@strapi/design-system";
import { type KeyboardEvent, useState } from "react";
import { type CustomInputProps, LabeledField } from "../../../admin/fields";
import { useAnswer } from "../../../admin/use-service";

/** One of the names that posts have already, or a new one, which is added on purpose. */
function NameInput({
  name,
  value,
  disabled,
  onChange,
  route,
  ...field
}: CustomInputProps & { route: string }) {
  const { answer: inUse = [] } = useAnswer<string[]>(route);
  const [isOpen, setIsOpen] = useState(false);
  const names = [...new Set(value ? [...inUse, value] : inUse)];
  const choose = (chosen: string | undefined) => onChange(name, chosen?.trim() || null);
  return (
    <LabeledField name={name} {...field}>
      <Combobox
        autocomplete={{ type: "list", filter: "contains" }}
        creatable
        createMessage={(typed) => `Add “${typed}”`}
        disabled={disabled}
        open={isOpen}
        onOpenChange={setIsOpen}
        value={value ?? ""}
        onChange={choose}
        onClear={() => choose(undefined)}
        onCreateOption={choose}
        // With its list closed, Enter would save the form.
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === "Enter" && !isOpen) event.preventDefault();
        }}
      >
        {names.map((known) => (
          <ComboboxOption key={known} value={known}>
            {known}
          </ComboboxOption>
        ))}
      </Combobox>
    </LabeledField>
  );
}

export const CategoryInput = (props: CustomInputProps) => (
  <NameInput route="/post-names/category" {...props} />
);
export const AuthorInput = (props: CustomInputProps) => <NameInput route="/post-names/author" {...props} />;
