import { beforeEach, expect, test, vi } from "vitest";

type Status = "PENDING" | "APPROVED" | "REJECTED";
type Variables = { where?: { idIn?: string[] | null } | null };

const request = vi.hoisted(() => vi.fn());
vi.mock("./request.ts", async (original) => ({ ...(await original<typeof import("./request.ts")>()), request }));
const { queryClient, queryOptions } = await import("./query.ts");
const { readRowsAgain } = await import("./rows.ts");

const operation = "query Rows { rows { id status } }" as { toString(): string; __apiType?: (_: Variables) => Rows };
type Rows = { rows: { id: string; status: Status }[] };
const listWith = (status: Status): Rows => ({ rows: [{ id: "1", status }] });

/** The requests in the order in which they were sent. Each is responded to with a status of the row. */
let sent: { variables: Variables; respond: (status: Status) => Promise<void> }[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  queryClient.clear();
  sent = [];
  request.mockImplementation(
    (_operation: unknown, variables: Variables) =>
      new Promise<Rows>((resolve) => {
        const respond = async (status: Status) => {
          resolve(listWith(status));
          await settle();
        };
        sent.push({ variables, respond });
      }),
  );
});

const readAgain = async () => {
  void readRowsAgain(operation, {}, ({ rows }) => rows);
  await settle();
};
const shown = () => queryClient.getQueryData<Rows>(queryOptions(operation, {}).queryKey)?.rows[0]?.status;
const show = (status: Status) =>
  queryClient.setQueryData<Rows>(queryOptions(operation, {}).queryKey, listWith(status), { updatedAt: 1 });

test("a response that is overtaken by one to a later request does not replace its rows", async () => {
  show("PENDING");
  await readAgain();
  await readAgain();
  await sent[1]?.respond("APPROVED");
  await sent[0]?.respond("PENDING");
  expect([sent.length, shown()]).toEqual([2, "APPROVED"]);
});

test("responses in the order of their requests each replace the rows", async () => {
  show("PENDING");
  await readAgain();
  await readAgain();
  await sent[0]?.respond("APPROVED");
  expect(shown()).toBe("APPROVED");
  await sent[1]?.respond("REJECTED");
  expect(shown()).toBe("REJECTED");
});

test("a response does not replace rows of a list that was read as a whole since the request", async () => {
  show("PENDING");
  await readAgain();
  const whole = queryClient.fetchQuery({ ...queryOptions(operation, {}), staleTime: 0 });
  await settle();
  await sent[1]?.respond("APPROVED");
  await whole;
  await sent[0]?.respond("PENDING");
  expect(shown()).toBe("APPROVED");
});

test("rows that change while their list is being read are read again after it", async () => {
  const whole = queryClient.fetchQuery(queryOptions(operation, {}));
  await settle();
  await readAgain();
  await sent[0]?.respond("PENDING");
  await whole;
  await settle();
  expect(sent[1]?.variables.where).toEqual({ idIn: ["1"] });
  await sent[1]?.respond("APPROVED");
  expect(shown()).toBe("APPROVED");
});
