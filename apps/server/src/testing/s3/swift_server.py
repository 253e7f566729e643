"""OpenStack Swift with its S3 interface and one disk, in one process, as Debian's python3-swift has it.

Arguments: an empty folder, an access key of the form account:user, a secret key. Prints its port once it listens.
"""
import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import listen, spawn, wsgi  # noqa: E402
from swift.account.server import app_factory as account_server  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.utils import set_swift_dir  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402
from swift.container.server import app_factory as container_server  # noqa: E402
from swift.obj.server import app_factory as object_server  # noqa: E402

PROXY = """
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth copy proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin
[filter:copy]
use = egg:swift#copy
"""


def serve_storage(folder, kind, server):
    """Starts one of the servers behind the proxy, and writes the ring by which the proxy finds it."""
    socket = listen(('127.0.0.1', 0))
    port = socket.getsockname()[1]
    ring = RingBuilder(part_power=1, replicas=1, min_part_hours=1)
    ring.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'device': 'disk', 'meta': '',
                  'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1', 'replication_port': port})
    ring.rebalance()
    ring.get_ring().save(f'{folder}/{kind}.ring.gz')
    app = server({'swift_dir': folder, 'devices': folder, 'mount_check': 'false', 'fallocate_reserve': '0'})
    spawn(wsgi.server, socket, app, log_output=False)


def main(folder, key, secret):
    os.makedirs(f'{folder}/disk')
    with open(f'{folder}/swift.conf', 'w') as file:
        file.write('[swift-hash]\nswift_hash_path_suffix = test\n')
    set_swift_dir(folder)
    for kind, server in (('account', account_server), ('container', container_server), ('object', object_server)):
        serve_storage(folder, kind, server)
    account, user = key.split(':')
    with open(f'{folder}/proxy.conf', 'w') as file:
        file.write(PROXY.format(folder=folder, account=account, user=user, secret=secret))
    socket = listen(('127.0.0.1', 0))
    proxy = loadapp(f'{folder}/proxy.conf')
    print(socket.getsockname()[1], flush=True)
    wsgi.server(socket, proxy, log_output=False)


main(*sys.argv[1:])
