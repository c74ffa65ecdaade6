import { Accordion, Badge, Box, Field, Flex, Searchbar, SearchForm, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useState } from "react";
import type { CustomInputProps } from "../../../admin/fields";
import {
  type CopyField,
  catalogue,
  type Edit,
  type Edits,
  fieldMatches,
  isPictureEdit,
  normalizeEdit,
} from "../catalogue";
import { FieldInput } from "./field-input";

/** Edits the copy and pictures of a page, section by section. */
export function CopyInput({ name, value, disabled, error, onChange }: CustomInputProps<Edits>) {
  const title = useForm("CopyInput", ({ values }) => "title" in values && values.title);
  const page = catalogue.find((candidate) => candidate.title === title);
  const [query, setQuery] = useState("");
  const edits = value ?? {};
  if (!page) return <Typography>The site no longer has this page.</Typography>;

  function change(field: CopyField, newValue: Edit | undefined) {
    const { [field.path]: _previous, ...others } = edits;
    const edit =
      newValue === undefined || isPictureEdit(newValue) ? newValue : normalizeEdit(field, newValue);
    onChange(name, edit === undefined ? others : { ...others, [field.path]: edit });
  }

  const renderInput = (field: CopyField) => (
    <Box key={field.path} padding={4}>
      <FieldInput
        field={field}
        edit={edits[field.path]}
        followsEditedPicture={field.follows !== undefined && edits[field.follows] !== undefined}
        disabled={disabled}
        onEdit={(edit) => change(field, edit)}
      />
    </Box>
  );

  const found = page.sections
    .flatMap(({ fields }) => fields)
    .filter((field) => fieldMatches(field, edits[field.path], query));
  return (
    <Field.Root name={name} error={error}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <SearchForm onSubmit={(event) => event.preventDefault()}>
          <Searchbar
            name="query"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onClear={() => setQuery("")}
            clearLabel="Clear the search"
            placeholder="Search this page’s copy"
          >
            Search this page’s copy
          </Searchbar>
        </SearchForm>
        <Typography variant="pi" textColor="neutral600">
          The fields show the current draft. Change one and publish. Clear a field to restore its default. If
          the field says that it may be empty, clearing it shows nothing.
        </Typography>
        <Field.Error />
        {query ? (
          <>
            <Typography role="status">
              {`${found.length} ${found.length === 1 ? "field" : "fields"} found on this page.`}
            </Typography>
            {found.map(renderInput)}
          </>
        ) : (
          <Accordion.Root>
            {page.sections.map(({ fields, title: heading }) => (
              <Accordion.Item key={heading} value={heading}>
                <Accordion.Header>
                  <Accordion.Trigger>{heading}</Accordion.Trigger>
                  <Accordion.Actions>
                    <ChangeCount count={fields.filter(({ path }) => edits[path] !== undefined).length} />
                  </Accordion.Actions>
                </Accordion.Header>
                <Accordion.Content>{fields.map(renderInput)}</Accordion.Content>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        )}
      </Flex>
    </Field.Root>
  );
}

const ChangeCount = ({ count }: { count: number }) =>
  count > 0 ? <Badge minWidth="9rem">{count} changed</Badge> : null;
