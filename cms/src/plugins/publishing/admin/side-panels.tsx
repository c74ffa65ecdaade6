import { Box, Button, Flex, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useEffect } from "react";
import { useTeamZone } from "../../../admin/team-time";
import {
  type FigureProblem,
  type Fix,
  findFigureProblems,
} from "../../../content-rules/rules/figure-problems";
import type { Project } from "../../../content-rules/rules/figures";
import { formatIsoDate } from "../../../lib/team-time";
import { projectUid } from "../../../lib/uids";
import { isRecord } from "../../../lib/values";
import { type SidePanelComponent, useContentManagerContext } from "../../../strapi/panel/content-manager";
import { useFormTexts } from "../../history/admin/use-form-texts";
import { fieldLabel } from "../../history/changes";

/** Names the fields to correct after a refused save. Scrolls to the first one. */
export function FieldProblems() {
  const errors = useForm("FieldProblems", (form) => form.errors);
  useEffect(() => {
    if (errorPaths(errors).length === 0) return;
    // Strapi itself focuses only text inputs, not pictures or choices. Wait until it has shown the errors.
    const timer = setTimeout(() => {
      document.querySelector("[data-strapi-field-error]")?.scrollIntoView({ block: "center" });
    }, 200);
    return () => clearTimeout(timer);
  }, [errors]);
  const paths = errorPaths(errors);
  return paths.length > 0 && <FieldNames paths={paths} />;
}

function FieldNames({ paths }: { paths: string[][] }) {
  const texts = useFormTexts(useContentManagerContext().model);
  return (
    <Box width="100%" maxHeight="12rem" overflow="auto">
      <Typography tag="h3" variant="pi" fontWeight="semiBold">
        Correct these fields first
      </Typography>
      {paths.map((path) => (
        <Typography key={path.join(".")} tag="p" variant="pi" textColor="danger600">
          {fieldLabel(path, texts)}
        </Typography>
      ))}
    </Box>
  );
}

/**
 * Returns the path of each error, with list positions counted from 1. Errors are nested like the form's values; a
 * message is a string or a translation object.
 */
function errorPaths(errors: unknown, path: string[] = []): string[][] {
  if (typeof errors === "string") return [path];
  if (isRecord(errors) && "defaultMessage" in errors) return [path];
  if (typeof errors !== "object" || errors === null) return [];
  const isList = Array.isArray(errors);
  return Object.entries(errors).flatMap(([name, inner]) =>
    errorPaths(inner, [...path, isList ? String(Number(name) + 1) : name]),
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
    content: problems.map(({ fixes, message, path }, index) => (
      <Flex key={path.join(".")} direction="column" alignItems="stretch" gap={2} width="100%">
        <Typography textColor="neutral800">{message}</Typography>
        {/* Show the button of a shared correction once, below the last problem. */}
        {fixes
          .filter((fix) => !anyOffersFix(problems.slice(index + 1), fix))
          .map((fix) => (
            <Button key={fix.label} variant="secondary" fullWidth onClick={() => applyFix(fix)}>
              {fix.label}
            </Button>
          ))}
      </Flex>
    )),
  };
};

/** Returns true if one of the problems offers the same correction. */
const anyOffersFix = (problems: FigureProblem[], fix: Fix): boolean =>
  problems.some(({ fixes }) => fixes.some((other) => JSON.stringify(other) === JSON.stringify(fix)));
