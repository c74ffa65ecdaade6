import { Button, Flex, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { useTeamZone } from "../../../admin/team-time";
import { useServiceData } from "../../../admin/use-service";
import { type Fix, findFigureProblems } from "../../../content-rules/rules/figure-problems";
import type { Project } from "../../../content-rules/rules/figures";
import { formatIsoDate } from "../../../lib/team-time";
import { projectUid } from "../../../lib/uids";
import { asRecord } from "../../../lib/values";
import type { SidePanelComponent } from "../../../strapi/panel/content-manager";
import { type FormLabels, fieldLabel } from "../../history/changes";

/** Returns the path of each field with an error. A message of Strapi's is a text or has a `defaultMessage`. */
const listPaths = (error: unknown, path: string[] = []): string[][] =>
  typeof error === "string" || "defaultMessage" in asRecord(error)
    ? [path]
    : Object.entries(error ?? {}).flatMap(([name, inner]) => listPaths(inner, [...path, name]));

/** Returns true if a list of errors, whose items are numbered as in the form, contains an item without errors. */
const hasEmptyItem = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  ((Array.isArray(error) && Object.values(error).includes(undefined)) ||
    Object.values(error).some(hasEmptyItem));

/** Turns undefined items of lists into gaps. Strapi opens the first item of a list of errors, but skips gaps. */
function withoutEmptyItems(error: unknown): unknown {
  if (typeof error !== "object" || error === null) return error;
  const entries = Object.entries(error).filter(([, inner]) => inner !== undefined);
  const copied = entries.map(([name, inner]) => [name, withoutEmptyItems(inner)] as const);
  return Object.assign(Array.isArray(error) ? [] : {}, Object.fromEntries(copied));
}

/**
 * Names the fields that a refused save marks, and scrolls to the first one. Strapi's own message names none, and Strapi
 * focuses only text inputs.
 */
export function RefusedFields() {
  const { slug } = useParams();
  const { errors, isSubmitting, setErrors } = useForm("RefusedFields", (form) => form);
  const { data: labels } = useServiceData<FormLabels>(`/content-history/labels/${slug}`, {
    cacheMs: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (isSubmitting || Object.keys(errors).length === 0) return;
    if (hasEmptyItem(errors)) {
      // Strapi ignores errors that equal the present ones, and compares gaps like empty items.
      setErrors({});
      return setErrors(asRecord(withoutEmptyItems(errors)));
    }
    // Wait until Strapi has shown the errors.
    const timer = setTimeout(async () => {
      const field = document.querySelector("[data-strapi-field-error]");
      // The item of a list that contains the field may still be opening.
      const animations = field?.closest("[data-state=open]")?.getAnimations() ?? [];
      await Promise.allSettled(animations.map(({ finished }) => finished));
      field?.scrollIntoView({ block: "center" });
    }, 200);
    return () => clearTimeout(timer);
  }, [errors, isSubmitting, setErrors]);
  const names = new Set(listPaths(errors).map((path) => fieldLabel(path, labels ?? {})));
  names.delete("");
  if (names.size === 0) return null;
  return (
    <Typography tag="p" role="alert" variant="pi" textColor="danger600" width="100%">
      {`Please correct: ${[...names].map((name) => `“${name}”`).join(", ")}.`}
    </Typography>
  );
}

/** Side panel of a project: contradicting figures, with corrections. */
export const FiguresPanel: SidePanelComponent = ({ activeTab, document, model }) => {
  const { initialValues, onChange, values } = useForm("FiguresPanel", (form) => form);
  const zone = useTeamZone();
  if (model !== projectUid || activeTab === "published") return null;
  const storedProject: Project | null = document ? initialValues : null;
  const problems = findFigureProblems(storedProject, values, formatIsoDate(new Date(), zone));
  if (problems.length === 0) return null;
  const applyFix = ({ values: changes }: Fix) => {
    for (const [path, value] of Object.entries(changes)) onChange(path, value);
  };
  return {
    title: "Conflicting figures",
    content: problems.map(({ fixes, message, path }) => (
      <Flex key={path.join(".")} direction="column" alignItems="stretch" gap={2} width="100%">
        <Typography textColor="neutral800">{message}</Typography>
        {fixes.map((fix) => (
          <Button key={fix.label} variant="secondary" fullWidth onClick={() => applyFix(fix)}>
            {fix.label}
          </Button>
        ))}
      </Flex>
    )),
  };
};
