import { Box, Button, Dialog, Flex, Grid, Modal, Typography } from "@strapi/design-system";
import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { fullTime, useStoredTime, useTeamZone } from "../../../admin/team-time";
import { useAnswer, useAttempt } from "../../../admin/use-service";
import { fieldsOf, textIn } from "../../../lib/values";
import {
  type Difference,
  differences,
  excerpts,
  fieldAt,
  isSame,
  labelOf,
  textOf,
  withField,
} from "../changes";
import type { Conflict, FormState } from "./use-kept-form";

/** Asks whether to go on with what was typed before a crash, a reload or a lost session. */
export function OfferDialog({ discard, offered, restore }: FormState) {
  const storedTime = useStoredTime();
  if (!offered) return null;
  return (
    <Dialog.Root open>
      <Dialog.Content onEscapeKeyDown={(event: Event) => event.preventDefault()}>
        <Dialog.Header>{`You have unsaved changes from ${storedTime(offered.at)}`}</Dialog.Header>
        <Dialog.Body>
          <Typography textAlign="center">
            They were kept in this browser. Nobody else can see them.
          </Typography>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="tertiary" fullWidth onClick={discard}>
            Discard
          </Button>
          <Button fullWidth onClick={restore}>
            Restore
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface ConflictProps {
  conflict: Conflict;
  document: unknown;
  model: string;
}

const personIn = (document: unknown): string => {
  const person = fieldsOf(document).updatedBy;
  const name = [textIn(person, "firstname"), textIn(person, "lastname")].filter(Boolean).join(" ");
  return name || textIn(person, "username") || "Somebody";
};

/** Shows both versions of an entry that two people have changed, field by field, with a choice for each. */
export function ConflictDialog({ conflict, document, model }: ConflictProps) {
  const { base, mine, resolve, theirs } = conflict;
  const { post } = useFetchClient();
  const { attempt, isUnderWay } = useAttempt();
  const { answer: labels = {} } = useAnswer<Record<string, string>>(`/content-history/labels/${model}`);
  const [isOpen, setIsOpen] = useState(true);
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const zone = useTeamZone();
  const version = textIn(document, "updatedAt") ?? "";
  // Another refusal is another reason to look.
  useEffect(() => setIsOpen(version !== ""), [version]);

  const fields = differences(theirs, mine);
  const isTyped = ({ path, after }: Difference) => !isSame(fieldAt(base, path), after);
  const isMine = (field: Difference) => choices[field.path.join(".")] ?? isTyped(field);

  const choose = () =>
    attempt(async () => {
      if (fields.some((field) => isTyped(field) && !isMine(field))) {
        const documentId = textIn(document, "documentId");
        await post("/content-history/aside", { model, documentId, values: mine });
      }
      const chosen = fields.filter(isMine);
      resolve(chosen.reduce((entry, { after, path }) => withField(entry, path, after), theirs));
    });

  const intro = `${personIn(document)} saved this entry on ${fullTime(new Date(version), zone)}, after you had opened it.`;
  return (
    <>
      <Typography textColor="neutral800">{intro}</Typography>
      <Button variant="secondary" fullWidth onClick={() => setIsOpen(true)}>
        Compare the versions
      </Button>
      <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
        <Modal.Content>
          <Modal.Header>
            <Modal.Title>Two versions of this entry</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Typography>{`${intro} Choose for each field. The text you do not choose stays in “History”.`}</Typography>
            {fields.map((field) => (
              <Choice
                key={field.path.join(".")}
                field={field}
                isMine={isMine(field)}
                label={labelOf(field.path, labels)}
                onChoose={(mineIsChosen) =>
                  setChoices((others) => ({ ...others, [field.path.join(".")]: mineIsChosen }))
                }
              />
            ))}
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={() => setIsOpen(false)}>
              Decide later
            </Button>
            <Button onClick={choose} loading={isUnderWay}>
              Use what I chose
            </Button>
          </Modal.Footer>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}

interface ChoiceProps {
  field: Difference;
  isMine: boolean;
  label: string;
  onChoose: (isMine: boolean) => void;
}

function Choice({ field: { after, before, path }, isMine, label, onChoose }: ChoiceProps) {
  const [theirText, myText] = excerpts(textOf(before), textOf(after));
  const sides = [
    { title: "Yours", text: myText, isMineSide: true },
    { title: "Theirs", text: theirText, isMineSide: false },
  ];
  return (
    <Box tag="fieldset" paddingTop={4} borderWidth="0">
      <Typography tag="legend" variant="delta">
        {label}
      </Typography>
      <Grid.Root gap={3} paddingTop={2}>
        {sides.map(({ isMineSide, text, title }) => (
          <Grid.Item key={title} col={6} xs={12} direction="column" alignItems="stretch">
            <TextBox
              text={text}
              isChosen={isMine === isMineSide}
              title={
                <Flex tag="label" gap={2}>
                  <input
                    type="radio"
                    name={path.join(".")}
                    checked={isMine === isMineSide}
                    onChange={() => onChoose(isMineSide)}
                  />
                  <Typography fontWeight="semiBold">{title}</Typography>
                </Flex>
              }
            />
          </Grid.Item>
        ))}
      </Grid.Root>
    </Box>
  );
}

interface TextBoxProps {
  text: string;
  title: React.ReactNode;
  isChosen?: boolean;
}

/** A text of an entry under its title, with its line breaks. */
export function TextBox({ isChosen, text, title }: TextBoxProps) {
  return (
    <Box
      background={isChosen ? "primary100" : "neutral100"}
      borderColor={isChosen ? "primary600" : "neutral200"}
      hasRadius
      padding={3}
    >
      {title}
      <Box maxHeight="24rem" overflow="auto" paddingTop={2}>
        <Typography style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {text || "(empty)"}
        </Typography>
      </Box>
    </Box>
  );
}
