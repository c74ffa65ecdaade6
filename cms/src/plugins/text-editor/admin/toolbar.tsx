import type { Ctx } from "@milkdown/ctx";
import {
  liftListItemCommand,
  toggleEmphasisCommand,
  toggleStrongCommand,
  wrapInBlockquoteCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from "@milkdown/preset-commonmark";
import { addColAfterCommand, addRowAfterCommand, insertTableCommand } from "@milkdown/preset-gfm";
import { lift } from "@milkdown/prose/commands";
import type { EditorState } from "@milkdown/prose/state";
import { deleteColumn, deleteTable, isInTable } from "@milkdown/prose/tables";
import { Button, Flex, IconButton } from "@strapi/design-system";
import { Bold, BulletList, Italic, Link, NumberList, Quotes } from "@strapi/icons";
import type { MouseEvent, ReactNode } from "react";
import {
  type ContextCommand,
  deleteTableRow,
  hasMark,
  insertFootnote,
  isHeading,
  isInNode,
  selectedPicture,
  toContextCommand,
} from "./commands";

export type Dialog = "link" | "picture";

interface Tool {
  label: string;
  icon?: ReactNode;
  isOn?: (state: EditorState) => boolean;
  command?: ContextCommand;
  /** Replaces `command` while `isOn` returns true; by default, `command` itself. */
  commandWhileOn?: ContextCommand;
  dialog?: Dialog;
}

const heading = (label: string, level: number): Tool => ({
  label,
  isOn: isHeading(level),
  command: toContextCommand(wrapInHeadingCommand, level),
  commandWhileOn: toContextCommand(wrapInHeadingCommand, 0),
});

const list = (label: string, node: string, command: ContextCommand, icon: ReactNode): Tool => ({
  label,
  icon,
  isOn: isInNode(node),
  command,
  commandWhileOn: toContextCommand(liftListItemCommand),
});

const shortTools: Tool[] = [
  { label: "Bold", icon: <Bold />, isOn: hasMark("strong"), command: toContextCommand(toggleStrongCommand) },
  {
    label: "Italic",
    icon: <Italic />,
    isOn: hasMark("emphasis"),
    command: toContextCommand(toggleEmphasisCommand),
  },
  { label: "Link", icon: <Link />, isOn: hasMark("link"), dialog: "link" },
  list("List", "bullet_list", toContextCommand(wrapInBulletListCommand), <BulletList />),
  list("Numbered list", "ordered_list", toContextCommand(wrapInOrderedListCommand), <NumberList />),
  {
    label: "Quote",
    icon: <Quotes />,
    isOn: isInNode("blockquote"),
    command: toContextCommand(wrapInBlockquoteCommand),
    commandWhileOn: () => lift,
  },
];

const unavailable: ContextCommand = () => () => false;

const allTools: Tool[] = [
  heading("Heading", 2),
  heading("Subheading", 3),
  ...shortTools,
  // Disabled inside a table, because a cell cannot contain a table.
  {
    label: "Table",
    isOn: isInTable,
    command: toContextCommand(insertTableCommand),
    commandWhileOn: unavailable,
  },
  { label: "Picture", isOn: (state) => selectedPicture(state) !== undefined, dialog: "picture" },
  { label: "Footnote", command: () => insertFootnote },
];

const tableTools: Tool[] = [
  { label: "Add row", command: toContextCommand(addRowAfterCommand) },
  { label: "Add column", command: toContextCommand(addColAfterCommand) },
  { label: "Delete row", command: () => deleteTableRow },
  { label: "Delete column", command: () => deleteColumn },
  { label: "Delete table", command: () => deleteTable },
];

interface ToolbarProps {
  context: Ctx;
  disabled: boolean;
  isShort: boolean;
  state: EditorState;
  onOpenDialog: (dialog: Dialog) => void;
  onCommand: (command: ContextCommand) => void;
}

/** Toolbar with only the formats that the site shows. */
export function Toolbar({ context, disabled, isShort, onCommand, onOpenDialog, state }: ToolbarProps) {
  const button = ({ command, commandWhileOn = command, dialog, icon, isOn, label }: Tool) => {
    const pressed = isOn?.(state);
    const current = pressed ? commandWhileOn : command;
    const common = {
      "aria-pressed": pressed,
      disabled: disabled || (current !== undefined && !current(context)(state)),
      // Keep the cursor in the text.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => (dialog ? onOpenDialog(dialog) : current && onCommand(current)),
      size: "S" as const,
      variant: pressed ? ("secondary" as const) : ("tertiary" as const),
    };
    return icon ? (
      <IconButton key={label} label={label} {...common}>
        {icon}
      </IconButton>
    ) : (
      <Button key={label} {...common}>
        {label}
      </Button>
    );
  };
  return (
    <>
      <Flex role="toolbar" aria-label="Text" gap={1} wrap="wrap">
        {(isShort ? shortTools : allTools).map(button)}
      </Flex>
      {isInTable(state) && (
        <Flex role="toolbar" aria-label="Table" gap={1} wrap="wrap" paddingTop={1}>
          {tableTools.map(button)}
        </Flex>
      )}
    </>
  );
}
