import { Box, Button, Flex, IconButton, Modal, Typography } from "@strapi/design-system";
import { ArrowDown, ArrowUp, Drag } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { type DragEvent, useState } from "react";
import { useAnswer, useErrorText } from "../../../admin/use-service";
import type { ContentList } from "../server/lists";
import type { OrderedEntry } from "../server/order";

/** Changes the order of a list by dragging, or with buttons; visitors see it as soon as it is saved. */
export function OrderDialog({ list }: { list: ContentList }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="secondary" startIcon={<Drag />}>
          Change order
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{`Order of ${list.name}`}</Modal.Title>
        </Modal.Header>
        {isOpen && <Order route={`/content-lists/${list.uid}/order`} />}
      </Modal.Content>
    </Modal.Root>
  );
}

function Order({ route }: { route: string }) {
  const { put } = useFetchClient();
  const errorText = useErrorText();
  const { answer: entries, error, setAnswer: setEntries } = useAnswer<OrderedEntry[]>(route);
  const [moved, setMoved] = useState("");
  const [problem, setProblem] = useState("");
  const [isSaving, setIsSaving] = useState(false);

  function move(from: number, to: number) {
    const rest = entries?.toSpliced(from, 1) ?? [];
    const entry = entries?.[from];
    if (!entry || to < 0 || to > rest.length) return;
    setEntries(rest.toSpliced(to, 0, entry));
    setMoved(`${entry.title} is now number ${to + 1} of ${rest.length + 1}. Not saved yet.`);
  }

  async function save() {
    setIsSaving(true);
    try {
      await put(route, { documentIds: entries?.map(({ documentId }) => documentId) });
      // The list behind still shows the old order.
      window.location.reload();
    } catch (reason) {
      setProblem(errorText(reason));
      setIsSaving(false);
    }
  }

  return (
    <>
      <Modal.Body>
        <Typography>
          Drag an entry to its place, or use the arrows. Visitors see the new order once you save.
        </Typography>
        {entries && <Rows entries={entries} move={move} />}
        <Box role="status" paddingTop={3}>
          <Typography>{problem || moved || (error !== undefined && errorText(error))}</Typography>
        </Box>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Cancel</Button>
        </Modal.Close>
        <Button onClick={save} loading={isSaving} disabled={moved === ""}>
          Save order
        </Button>
      </Modal.Footer>
    </>
  );
}

interface RowsProps {
  entries: OrderedEntry[];
  move: (from: number, to: number) => void;
}

function Rows({ entries, move }: RowsProps) {
  const [dragged, setDragged] = useState<number | null>(null);

  function over(event: DragEvent, index: number) {
    event.preventDefault();
    if (dragged === null || dragged === index) return;
    move(dragged, index);
    setDragged(index);
  }

  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={1} paddingTop={4}>
      {entries.map(({ documentId, title }, index) => (
        <Box
          key={documentId}
          tag="li"
          draggable
          onDragStart={() => setDragged(index)}
          onDragOver={(event: DragEvent) => over(event, index)}
          onDragEnd={() => setDragged(null)}
          background={dragged === index ? "primary100" : "neutral100"}
          hasRadius
          paddingLeft={3}
          paddingRight={2}
          cursor="grab"
        >
          <Flex justifyContent="space-between" gap={2}>
            <Flex gap={3}>
              <Drag aria-hidden />
              <Typography>{title}</Typography>
            </Flex>
            <Flex gap={1}>
              <IconButton
                label={`Move ${title} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                label={`Move ${title} down`}
                disabled={index === entries.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown />
              </IconButton>
            </Flex>
          </Flex>
        </Box>
      ))}
    </Flex>
  );
}
