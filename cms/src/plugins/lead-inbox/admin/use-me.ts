import { useAnswer } from "../../../admin/use-service";

interface Me {
  /** The name that leads are assigned to. */
  name: string;
  filters: { name: string; query: string }[];
}

/** Whoever looks at the panel, as somebody who works with leads. */
export const useMe = () => useAnswer<Me>("/lead-inbox/me");
