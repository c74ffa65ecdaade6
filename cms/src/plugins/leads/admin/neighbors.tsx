import { Button, Flex } from "@strapi/design-system";
import { ArrowLeft } from "@strapi/icons";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { fieldsOf } from "../../../lib/values";
import { pagePath } from "../lead-filters";
import { useKeys } from "./use-keys";

/** Back to the list as it was, and the leads before and after this one in it. Also by Escape, k and j. */
export function Neighbors({ documentId }: { documentId: string }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const known = fieldsOf(state).ids;
  const ids: unknown[] = Array.isArray(known) ? known : [];
  const index = ids.indexOf(documentId);
  const list = { pathname: pagePath, search };
  const opened = { state: { opened: documentId } };
  const [previous, next] = index < 0 ? [] : [ids[index - 1], ids[index + 1]];
  const open = (id: unknown) =>
    typeof id === "string" && navigate({ pathname: `${pagePath}/${id}`, search }, { state });
  useKeys({ Escape: () => navigate(list, opened), j: () => open(next), k: () => open(previous) });

  return (
    <Flex justifyContent="space-between" gap={2}>
      <Button tag={Link} variant="tertiary" startIcon={<ArrowLeft />} to={list} {...opened}>
        Back to the list
      </Button>
      {index >= 0 && ids.length > 1 && (
        <Flex gap={2}>
          <Button variant="tertiary" disabled={previous === undefined} onClick={() => open(previous)}>
            Previous
          </Button>
          <Button variant="tertiary" disabled={next === undefined} onClick={() => open(next)}>
            Next
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
