"""The kernel that the site serves computes in Chromium what it computes everywhere."""

from pathlib import Path

import pytest

from tests.browser.conftest import NewVisitor
from tests.engine.page import run_script
from tests.engine.test_thinking import NETWORK

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("site")]

# As the page loads the kernel: the clock is all that it needs of a system.
_SIGN = """async ([file, network]) => {
  const bytes = await (await fetch(file)).arrayBuffer();
  const system = { clock_time_get: () => 0 };
  const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: system });
  const kernel = instance.exports;
  kernel._initialize();
  const at = kernel.kd_host_file(network.length);
  new Uint8Array(kernel.memory.buffer, at, network.length).set(network);
  if (kernel.kd_host_load_network(network.length) || kernel.kd_host_signature() < 0) return null;
  const words = new Uint32Array(kernel.memory.buffer, kernel.kd_host_words(), 2);
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}"""


@pytest.mark.parametrize("build", ["kingdomino", "kingdomino-basic"])
def test_the_kernel_has_its_signature_in_chromium(
    new_visitor: NewVisitor, site_files: Path, build: str
) -> None:
    (file,) = site_files.glob(f"assets/{build}-????????.wasm")
    ann = new_visitor()
    ann.page.goto("./")
    network = list(NETWORK.read_bytes())
    signature = ann.page.evaluate(_SIGN, [f"assets/{file.name}", network])
    assert [signature] * 2 == run_script("signature", NETWORK).split()
